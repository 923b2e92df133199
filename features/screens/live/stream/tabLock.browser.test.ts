import { afterEach, expect, test } from 'vitest';
import { createTabLock, type TabLock } from './tabLock.ts';

const taken: TabLock[] = [];
let lost: string[] = [];

afterEach(() => {
  for (const lock of taken.splice(0)) lock.release();
  lost = [];
});

/** The lock of a tab with a signed-in player. Locks of one document exclude each other like those of two tabs. */
function tab(name: string, player: () => string | undefined): TabLock {
  const lock = createTabLock(player, () => lost.push(name));
  taken.push(lock);
  return lock;
}

test('gives the room to a second tab of the player, and notifies the first', async () => {
  const [first, second] = [tab('first', () => '1'), tab('second', () => '1')];
  expect(await first.take(true)).toBe(true);
  expect(await second.take(true)).toBe(true);
  await expect.poll(() => lost).toEqual(['first']);
});

test('leaves the room to its tab for a small window', async () => {
  const [first, second] = [tab('first', () => '1'), tab('second', () => '1')];
  await first.take(true);
  expect(await second.take(false)).toBe(false);
  first.release();
  await expect.poll(() => second.take(false)).toBe(true);
  expect(lost).toEqual([]);
});

test('separates the tabs of two players', async () => {
  const [host, viewer] = [tab('host', () => '2'), tab('viewer', () => '3')];
  expect(await host.take(true)).toBe(true);
  expect(await viewer.take(true)).toBe(true);
  expect(await tab('visitor', () => undefined).take(false)).toBe(true);
  expect(lost).toEqual([]);
});

test('takes the player’s room for a tab whose visitor signs in', async () => {
  const players: string[] = [];
  const visited = tab('visited', () => players[0]);
  const other = tab('other', () => '1');
  await visited.take(true);
  await other.take(true);
  players.push('1');
  expect(await visited.take(true)).toBe(true);
  await expect.poll(() => lost).toEqual(['other']);
});
