import { ECONOMY } from '../../economy.ts';
import type { Transaction } from '../../ports/store.ts';
import { taipeiDay, taipeiMidnight } from '../../taipei.ts';
import { levelThreshold, stepAfter, vipStep, vipThreshold } from '../../vip/levels.ts';
import { payClaims, playPastRounds } from '../claims.ts';
import { DAY, MINUTE } from '../source.ts';
import type { WorldPart, WorldSoFar } from './part.ts';

/** The number of days in a row, and the days since the last claim. */
export const SIGN_INS = [
  { playerID: '10000001', streak: 3, ago: 1 },
  { playerID: '10000002', streak: 2, ago: 1 },
  { playerID: '10000004', streak: 3, ago: 4 },
  { playerID: '10000007', streak: 1, ago: 0 },
] as const;

/** Rounds of today, two minutes apart. Each account wins as much as it bets. */
export const TODAY = [
  { playerID: '10000001', bet: 1000, wins: [0, 0, 3, 0, 2, 0, 0, 0, 4, 0, 0, 3] },
  { playerID: '10000002', bet: 1000, wins: [0, 3, 0, 0, 3, 0, 2, 0] },
  { playerID: '10000007', bet: 500, wins: [0, 2, 0, 2] },
] as const;
const ROUND_SPACING = 2 * MINUTE;

/** The time of a claim some days ago. */
export const claimTime = (now: number, days: number): number => now - days * DAY - 2 * MINUTE;

async function signIns(tx: Transaction, now: number): Promise<void> {
  await tx.table('signInDays').insert(
    SIGN_INS.map(({ playerID, streak, ago }) => ({
      PlayerID: playerID,
      LastDay: taipeiDay(claimTime(now, ago)),
      Streak: streak,
    })),
  );
  await payClaims(
    tx,
    SIGN_INS.flatMap(({ playerID, streak, ago }) =>
      ECONOMY.SignInDays.slice(0, streak).map(({ Gold }, at) => {
        const time = claimTime(now, ago + streak - 1 - at);
        return {
          ID: `signInDay:${playerID}:${taipeiDay(time)}`,
          PlayerID: playerID,
          Reason: 'signInDay',
          Source: 'signInDay',
          Gold,
          at: time,
          // Only the player TODAY has rounds of today.
          ...(ago === 0 && { lostAt: now - 8 * DAY }),
        };
      }),
    ),
  );
}

/** The rounds of today, and the sign-in before them. */
async function playToday(tx: Transaction, now: number): Promise<void> {
  const midnight = taipeiMidnight(now);
  const timeOf = (before: number): string =>
    new Date(Math.max(midnight, now - (before + 1) * ROUND_SPACING)).toISOString();
  for (const { playerID, bet, wins } of TODAY) {
    await tx.table('players').update({ PlayerID: playerID }, { LastLoginTime: timeOf(wins.length) });
    await playPastRounds(
      tx,
      wins.map((multiple, at) => ({
        RoundID: `demo-today-${playerID}-${at + 1}`,
        PlayerID: playerID,
        Bet: bet,
        Win: bet * multiple,
        CreateTime: timeOf(wins.length - 1 - at),
      })),
    );
  }
}

/** Experience that fits each player's level and tier. */
async function experience(tx: Transaction, { source, players }: WorldSoFar): Promise<void> {
  const { faker } = source;
  const inside = (step: number): number => (step === 0 ? 0 : faker.number.int({ min: 1, max: step - 1 }));
  await tx.table('experience').insert(
    players.map(({ row: { PlayerID, Level, VIPLevel } }) => ({
      PlayerID,
      Level: levelThreshold(Level) + inside(stepAfter(Level)),
      VIP: vipThreshold(VIPLevel) + inside(vipStep(VIPLevel)),
      SetVIP: 0,
      Staked: 0,
    })),
  );
}

/** The experience of levels, sign-in days, and the rounds of today. */
export const progressPart: WorldPart = async (tx, world) => {
  await experience(tx, world);
  await signIns(tx, world.source.now);
  await playToday(tx, world.source.now);
};
