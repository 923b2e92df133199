import { beforeEach, expect, test, vi } from 'vitest';
import { createIdleness, IDLE_MS, PAST_EXPIRY_MS } from './idleness.ts';

let now = Date.parse('2026-11-20T12:00:00.000Z');
const idleness = createIdleness(() => now);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  now = Date.parse('2026-11-20T12:00:00.000Z');
  idleness.expires('2026-11-21T12:00:00.000Z');
  idleness.clicked();
});

test('times out after an hour without a click; a click restarts the hour', () => {
  now += IDLE_MS - 1;
  expect(idleness.timedOut()).toBe(false);
  idleness.clicked();
  now += IDLE_MS - 1;
  expect(idleness.timedOut()).toBe(false);
  now += 1;
  expect(idleness.timedOut()).toBe(true);
});

test('ends the session a day after the stored end, even after clicks', () => {
  now = Date.parse('2026-11-21T12:00:00.000Z') + PAST_EXPIRY_MS - 1;
  idleness.clicked();
  expect(idleness.timedOut()).toBe(false);
  now += 1;
  idleness.clicked();
  expect(idleness.timedOut()).toBe(true);
});

test('counts a stored session until its end', () => {
  expect(idleness.isStored()).toBe(true);
  now = Date.parse('2026-11-21T12:00:00.000Z');
  expect(idleness.isStored()).toBe(false);
  idleness.expires(undefined);
  now = 0;
  expect(idleness.isStored()).toBe(false);
});

test('clears both at a sign-out', () => {
  idleness.expires(undefined);
  now += 10 * PAST_EXPIRY_MS;
  expect(idleness.timedOut()).toBe(false);
});
