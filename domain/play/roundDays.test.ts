import { expect, it } from 'vitest';
import { createWalletWorld, GAME } from '../testing/walletWorld.ts';
import { readRoundDays } from './roundDays.ts';

const NOON = Date.parse('2026-11-27T04:00:00.000Z');
const PLAYER = '10000002';

it('sums the finished rounds of each of 14 days in Taipei', async () => {
  const { ports } = await createWalletWorld();
  const round = { PlayerID: PLAYER, GameCode: GAME, MachineNo: 1, Jackpot: '', GrantID: '' };
  await ports.store.transaction(async (tx) => {
    for (const [RoundID, CreateTime, Bet, Win] of [
      ['a', '2026-11-27T03:00:00.000Z', 10, 0],
      ['b', '2026-11-26T16:00:00.000Z', 20, 50],
      ['c', '2026-11-26T15:59:59.999Z', 40, 10],
      ['d', '2026-11-13T16:00:00.000Z', 80, 0],
      ['e', '2026-11-13T15:59:59.999Z', 160, 0],
    ] as const)
      await tx.table('rounds').insert({ ...round, RoundID, CreateTime, Bet, Win });
  });
  const days = await readRoundDays(ports.store, NOON, PLAYER);
  expect(days).toHaveLength(14);
  expect(days.filter(({ Rounds }) => Rounds > 0)).toEqual([
    { Day: '2026-11-27', Rounds: 2, Bet: 30, Win: 50 },
    { Day: '2026-11-26', Rounds: 1, Bet: 40, Win: 10 },
    { Day: '2026-11-14', Rounds: 1, Bet: 80, Win: 0 },
  ]);
});
