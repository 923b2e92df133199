import { expect, test } from 'vitest';
import { describeMeasure, describeRun, reaches, readMeasure } from './measure.ts';

test('compares a ratio with its aim', () => {
  const fanOut = { name: 'fan-out', value: 90, unit: 'deliveries/s', baseline: 100, atLeast: 0.9 };
  expect(reaches(fanOut)).toBe(true);
  expect(reaches({ ...fanOut, value: 89 })).toBe(false);
});

test('enforces a limit', () => {
  const size = { name: 'lobby JS', value: 180, unit: 'KiB', atMost: 180 };
  expect(reaches(size)).toBe(true);
  expect(reaches({ ...size, value: 180.1 })).toBe(false);
});

test('names a missed aim with its numbers', () => {
  const line = describeMeasure({ name: 'fan-out', value: 50, unit: 'deliveries/s', baseline: 100, atLeast: 1 });
  expect(line).toBe('MISSED fan-out: 50 deliveries/s, baseline 100, ratio 0.50, aim ≥ 1.00 × baseline');
});

test('ignores aims in a quick run', () => {
  const line = describeRun({ name: 'fan-out', value: 50, unit: 'deliveries/s', baseline: 100, atLeast: 1 });
  expect(line).toBe('ran    fan-out: 50 deliveries/s, baseline 100, ratio 0.50');
});

test('reads only lines that look like measures, and parses them strictly', () => {
  expect(readMeasure('listening on 8787')).toBeUndefined();
  expect(readMeasure('{"bench":{"name":"a","value":1,"unit":"KiB","atMost":2}}')).toMatchObject({ value: 1 });
  expect(() => readMeasure('{"bench":{"name":"a","value":1,"unit":"KiB"}}')).toThrow(/an aim is missing/);
  expect(() => readMeasure('{"bench":{"name":"a","value":1,"unit":"KiB","atLeast":1}}')).toThrow(/needs a baseline/);
});
