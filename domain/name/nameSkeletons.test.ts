import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { collisions, isImitation, skeletonsOfAll } from './nameSkeletons.ts';

/**
 * Identifies the data that the skeletons of a database were made with. If the data changes, a new migration has to
 * fill `nameSkeletons` again, and this value has to follow.
 */
const FILLED_BY = 'c39627cc77307acbbf5d10452846a15cba6e5f7afe6b1a8e3351614fd46bba0a';

it('the rows of a database are made with the current data', () => {
  const data = readFileSync(join(import.meta.dirname, 'lookalikes.json'));
  expect(createHash('sha256').update(data).digest('hex')).toBe(FILLED_BY);
});

it('the oldest of names that look the same has the skeleton, the others are listed', async () => {
  const { ports } = await createMemoryWorld({ initial: {} });
  const names = [
    { ownerID: '1', name: '青山不改' },
    { ownerID: '2', name: '靑山不改' },
    { ownerID: '3', name: '夜行者' },
    { ownerID: '4', name: '⻘山不改' },
    { ownerID: '5', name: '★' },
  ];
  await ports.store.transaction((tx) =>
    tx.table('nameSkeletons').insert([...skeletonsOfAll('player', names, new Set())]),
  );
  expect(await collisions(ports.store, 'player')).toEqual([
    { kind: 'player', ownerID: '2', likeID: '1' },
    { kind: 'player', ownerID: '4', likeID: '1' },
  ]);
  expect(await collisions(ports.store, 'club')).toEqual([]);
});

it('a name stays taken while any of those that look like it is there', async () => {
  const { ports } = await createMemoryWorld({ initial: {} });
  const { store } = ports;
  const names = ['1', '2'].map((ownerID) => ({ ownerID, name: '青山' }));
  await store.transaction(async (tx) => {
    await tx.table('nameSkeletons').insert([...skeletonsOfAll('player', names, new Set())]);
    await tx.table('nameSkeletons').remove({ OwnerID: '1' });
  });
  const taken = (ownerID: string, name: string) => isImitation(store, 'player', ownerID, name);
  expect([await taken('3', '靑山'), await taken('2', '靑山'), await taken('3', '靑')]).toEqual([true, false, false]);
});
