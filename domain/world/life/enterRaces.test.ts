import { expect, it } from 'vitest';
import { racesOpenAt } from '../../bonusBattle/race/schedule.ts';
import { createMemoryWorld, createMovableClock } from '../../testing/memoryWorld.ts';
import { Draws } from './draws.ts';
import { enterRaces } from './enterRaces.ts';

/** Ten past eight in the evening in Taipei, when all races run. */
const NOW = Date.parse('2026-11-21T12:10:00.000Z');
const BEATS = 400;

it('enters the players of the demo world into every kind of race, the ticketed with their tickets', async () => {
  const { ports } = await createMemoryWorld({ clock: createMovableClock(() => NOW) });
  const { store } = ports;
  const moment = { ports, now: NOW, nowText: new Date(NOW).toISOString() };
  const cast = await store.table('players').find({ order: [['PlayerID', 'asc']] });
  const races = racesOpenAt(NOW, { ID: 'owl' });
  const count = () => Promise.all(races.map(({ BattleID }) => store.table('battleEntries').count({ BattleID })));
  const before = await count();
  for (let beat = 0; beat < BEATS; beat += 1)
    await store.transaction((tx) => enterRaces(tx, moment, { cast, draws: new Draws(beat, 2) }));
  const after = await count();
  expect(races).toHaveLength(3);
  expect(after.map((players, at) => players > (before[at] ?? 0))).toEqual([true, true, true]);
  const used = await store.table('raceTickets').find({ where: { Used: { gt: 0 } } });
  expect(used.length).toBe(after[2]);
}, 30_000);
