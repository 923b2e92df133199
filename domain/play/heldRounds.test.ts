import { expect, it } from 'vitest';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { countHeldRounds } from './heldRounds.ts';
import { newRound } from './roundState.ts';

const NOW = Date.parse('2026-11-27T04:00:00.000Z');
const ago = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

it('counts open rounds that began more than an hour ago', async () => {
  const { ports } = await createMemoryWorld();
  const row = (RoundID: string, minutes: number) =>
    newRound({ RoundID, PlayerID: '10000002', GameCode: 'owl' }, { nowText: ago(minutes) });
  await ports.store.transaction((tx) =>
    tx
      .table('openRounds')
      .insert([row('old', 61), row('older', 3000), row('young', 59), { ...row('shown', 90), State: 'shown' }]),
  );
  expect(await countHeldRounds(ports.store, NOW)).toBe(2);
});
