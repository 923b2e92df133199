import { expect, it } from 'vitest';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { createWalletWorld } from '../testing/walletWorld.ts';
import { countHeldRounds } from './heldRounds.ts';
import { newRound } from './roundState.ts';

const NOW = Date.parse('2026-11-27T04:00:00.000Z');
const ago = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

it('counts open rounds that began more than an hour ago', async () => {
  const { ports } = await createMemoryWorld();
  const row = (RoundID: string, minutes: number) =>
    newRound({ RoundID, PlayerID: '10000002', GameCode: 'owl' }, { nowText: ago(minutes) });
  await ports.store.transaction((tx) =>
    tx.table('openRounds').insert([
      row('old', 61),
      row('older', 3000),
      row('young', 59),
      { ...row('shown', 90), State: 'shown' },
      // The first waits for a choice, and the second did so less than an hour ago.
      { ...row('waits', 600), WaitUntil: ago(-840) },
      { ...row('waited', 1499), WaitUntil: ago(59) },
      { ...row('waitedLong', 1502), WaitUntil: ago(62) },
    ]),
  );
  expect(await countHeldRounds(ports.store, NOW)).toBe(3);
});

it('counts a round an hour after it may have waited for its player', async () => {
  const world = await createWalletWorld();
  const token = await world.enter();
  await world.call('bet', { token, round: 'r1', transaction_uuid: 'b1', amount: 10, wait_seconds: 86_400 });
  const held = () => countHeldRounds(world.ports.store, world.ports.clock.now());
  await world.pass(24 * 60 * 60_000);
  expect(await held()).toBe(0);
  await world.pass(61 * 60_000);
  expect(await held()).toBe(1);
}, 30_000);
