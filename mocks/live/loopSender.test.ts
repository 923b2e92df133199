import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FLV_HEADER, type FlvFile, isKeyFrame, readFlv } from './flvFile.ts';
import { sendLoop, type StreamTrouble } from './loopSender.ts';

let file: FlvFile;
let sent: Uint8Array[];
let trouble: StreamTrouble | undefined;
let end: (() => void) | undefined;

beforeEach(async () => {
  file = readFlv(new Uint8Array(await readFile('content/live/owl.flv')));
  vi.useFakeTimers();
  sent = [];
  trouble = undefined;
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
});
const start = (elapsed: number): void => {
  const began = Date.now();
  end = sendLoop(
    file,
    () => elapsed + Date.now() - began,
    (bytes) => sent.push(bytes),
    () => trouble,
  );
};
/** The times of the pictures in the sent tags, in ms. */
const times = (): number[] =>
  sent
    .filter((bytes) => bytes[0] === 9 && bytes[12] !== 0)
    .map((bytes) => ((bytes[7] ?? 0) << 24) | ((bytes[4] ?? 0) << 16) | ((bytes[5] ?? 0) << 8) | (bytes[6] ?? 0));
const bytesSince = (from: number): number => sent.slice(from).reduce((sum, { length }) => sum + length, 0);

it('is a loop of at most 1.5 MB and 20 to 30 s, with a key frame each 1 to 2 s', () => {
  expect(file.length).toBeGreaterThanOrEqual(20_000);
  expect(file.length).toBeLessThanOrEqual(30_000);
  const keys = file.tags.filter(isKeyFrame).map(({ at }) => at);
  const gaps = keys.slice(1).map((at, index) => at - (keys[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(2000);
});

it('begins at the last key frame, and continues across the seam of the loop', () => {
  start(file.length - 700);
  expect(sent[0]).toEqual(FLV_HEADER);
  vi.advanceTimersByTime(2000);
  const all = times();
  expect(all[0]).toBeGreaterThan(file.length - 2300);
  expect(all.at(-1)).toBeGreaterThan(file.length + 1100);
  const gaps = all.slice(1).map((at, index) => at - (all[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThan(90);
});

it('begins in a later round too', () => {
  start(100 * file.length + 10_000);
  expect(times()[0]).toBeGreaterThan(100 * file.length + 8000);
});

it('sends nothing while it stalls, and skips to the last key frame afterwards', () => {
  start(3000);
  vi.advanceTimersByTime(1000);
  trouble = 'stall';
  vi.advanceTimersByTime(100);
  const before = sent.length;
  vi.advanceTimersByTime(8000);
  expect(sent).toHaveLength(before);
  trouble = undefined;
  vi.advanceTimersByTime(100);
  const after = sent.slice(before);
  expect(after[0]?.[11]).toBe(0x17);
  expect(bytesSince(before)).toBeLessThan(200_000);
});

it('sends half of the needed bytes when it is slow', () => {
  trouble = 'slow';
  start(3000);
  const before = sent.length;
  vi.advanceTimersByTime(10_000);
  expect(bytesSince(before)).toBeLessThan(320_000);
});
