import { expect, it } from 'vitest';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { readPlaces } from '../ranking/board.ts';
import { RICH_BOARD, refreshPiece } from './snapshot.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const at = (now: number) => ({ now, nowText: new Date(now).toISOString() });

it('makes one list of more accounts than a piece reads, and restarts an abandoned list', async () => {
  const { ports } = await createMemoryWorld({ clock: createMovableClock(() => NOW) });
  const { store } = ports;
  const model = (await store.table('players').find({ limit: 1 }))[0];
  if (model === undefined) throw new Error('the demo world has no players');
  const gold = (place: number): number => 100_000_000 + ((place * 7919) % 5003);
  const ids = Array.from({ length: 5003 }, (_, place) => String(30_000_000 + place));
  await store.transaction(async (tx) => {
    const players = ids.map((PlayerID) => ({ ...model, PlayerID, Name: PlayerID, NameKey: PlayerID }));
    await tx.table('players').insert(players);
    await tx
      .table('accounts')
      .insert(
        ids.map((PlayerID, place) => ({ Owner: `player:${PlayerID}`, ItemID: 1, Balance: gold(place), Position: 1 })),
      );
  });
  const piece = (now: number) => store.transaction((tx) => refreshPiece(tx, at(now)));
  expect(await piece(NOW)).toBe(true);
  expect(await piece(NOW + 3_600_000)).toBe(true);
  expect(await piece(NOW + 3_600_001)).toBe(false);
  const places = await readPlaces(store, RICH_BOARD, { Page: 1, PerPage: 1000 });
  expect(places.map(({ Score }) => Score)).toEqual(
    Array.from({ length: 1000 }, (_, place) => 100_000_000 + 5002 - place),
  );
  expect(await store.table('rankDrafts').count()).toBe(0);
}, 60_000);
