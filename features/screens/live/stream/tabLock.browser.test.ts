import { afterEach, expect, test } from 'vitest';
import { createTabLock, type TabLock } from './tabLock.ts';

const taken: TabLock[] = [];
let lost: string[] = [];

afterEach(() => {
  for (const lock of taken.splice(0)) lock.release();
  lost = [];
});

/** The lock of a tab in which a player is signed in. Locks of one document exclude each other as those of two tabs do. */
function tab(name: string, player: () => string | undefined): TabLock {
  const lock = createTabLock(player, () => lost.push(name));
  taken.push(lock);
  return lock;
}

test('a second tab of the player takes the room, and the first is told', async () => {
  const [first, second] = [tab('first', () => '1'), tab('second', () => '1')];
  expect(await first.take(true)).toBe(true);
  expect(await second.take(true)).toBe(true);
  await expect.poll(() => lost).toEqual(['first']);
});

test('a small window leaves the room to the tab that has it', async () => {
  const [first, second] = [tab('first', () => '1'), tab('second', () => '1')];
  await first.take(true);
  expect(await second.take(false)).toBe(false);
  first.release();
  await expect.poll(() => second.take(false)).toBe(true);
  expect(lost).toEqual([]);
});

test('tabs of two players take nothing from each other', async () => {
  const [host, viewer] = [tab('host', () => '2'), tab('viewer', () => '3')];
  expect(await host.take(true)).toBe(true);
  expect(await viewer.take(true)).toBe(true);
  expect(await tab('visitor', () => undefined).take(false)).toBe(true);
  expect(lost).toEqual([]);
});

test('a tab whose visitor signs in takes the room of that player', async () => {
  const players: string[] = [];
  const visited = tab('visited', () => players[0]);
  const other = tab('other', () => '1');
  await visited.take(true);
  await other.take(true);
  players.push('1');
  expect(await visited.take(true)).toBe(true);
  await expect.poll(() => lost).toEqual(['other']);
});
