import { ITEM } from '#protocol/entities/wallet.ts';
import { ECONOMY } from '../../economy.ts';
import { postTransfers, type TransferUnit } from '../../ledger/post.ts';
import { missionOf, periodOf } from '../../mission/definition.ts';
import type { Transaction } from '../../ports/store.ts';
import { taipeiDay } from '../../taipei.ts';
import { levelThreshold, stepAfter, vipStep, vipThreshold } from '../../vip/levels.ts';
import { DAY, MINUTE } from '../source.ts';
import { stakesOf } from '../stakes.ts';
import type { WorldPart, WorldSoFar } from './part.ts';

/** How far the fixed accounts got with their missions of today and this week; `claimed` was paid. Nothing else is fulfilled. */
const UNDER_WAY: readonly {
  readonly playerID: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly claimed: readonly string[];
}[] = [
  {
    playerID: '10000001',
    counts: {
      'day-rounds': 12,
      'day-bet': 14_500,
      'day-win': 14_200,
      'day-games': 2,
      'day-all': 1,
      'week-bet': 220_000,
    },
    claimed: ['day-chat'],
  },
  {
    playerID: '10000002',
    counts: {
      'day-rounds': 18,
      'day-bet': 18_000,
      'day-multiple': 2,
      'day-all': 2,
      'week-bet': 480_000,
      'week-friends': 2,
    },
    claimed: ['day-gift', 'day-chat'],
  },
  { playerID: '10000007', counts: { 'day-rounds': 4, 'day-games': 2 }, claimed: [] },
];

/** The game of these rounds. */
const GAME = 'owl';

/** Days in a row, and how many days ago the last one was claimed. */
const SIGN_INS = [
  { playerID: '10000001', streak: 3, ago: 1 },
  { playerID: '10000002', streak: 2, ago: 1 },
  { playerID: '10000004', streak: 3, ago: 4 },
  { playerID: '10000007', streak: 1, ago: 0 },
] as const;

/** A reward that was paid, and the same gold lost in rounds soon after: the balance stays what the world promises. */
function paidAndPlayed(
  ID: string,
  { playerID, gold, reason, at }: { playerID: string; gold: number; reason: string; at: number },
): { readonly units: readonly TransferUnit[]; readonly rounds: readonly Parameters<typeof roundRow>[0][] } {
  const owner = `player:${playerID}`;
  const unit = (id: string, Reason: string, Source: string, house: string, amount: number, time: number) => ({
    nowText: new Date(time).toISOString(),
    transfer: {
      ID: id,
      Reason,
      Source,
      Lines: [
        { Owner: owner, ItemID: ITEM.gold, Amount: amount },
        { Owner: house, ItemID: ITEM.gold, Amount: -amount },
      ],
    },
  });
  const played = at + MINUTE;
  const CreateTime = new Date(played).toISOString();
  const rounds = stakesOf(GAME, gold).map((Bet, place) => ({
    RoundID: `demo-${ID.replaceAll(':', '-')}-${place + 1}`,
    PlayerID: playerID,
    Bet,
    CreateTime,
  }));
  return {
    units: [
      unit(ID, reason, reason, `house:${reason}`, gold, at),
      ...rounds.map(({ RoundID, Bet }) => unit(`round:${RoundID}:bet`, 'bet', 'game', 'house:games', -Bet, played)),
    ],
    rounds,
  };
}

const roundRow = (round: {
  readonly RoundID: string;
  readonly PlayerID: string;
  readonly Bet: number;
  readonly CreateTime: string;
}) => ({ ...round, GameCode: GAME, MachineNo: 7, Win: 0, Jackpot: '' });

async function pay(tx: Transaction, payments: readonly ReturnType<typeof paidAndPlayed>[]): Promise<void> {
  for (const outcome of await postTransfers(
    tx,
    payments.flatMap(({ units }) => units),
  ))
    if (!outcome.ok) throw outcome.error;
  await tx.table('rounds').insert(payments.flatMap(({ rounds }) => rounds.map(roundRow)));
}

/** When a day so long ago was claimed. */
const claimTime = (now: number, days: number): number => now - days * DAY - 2 * MINUTE;

async function signIns(tx: Transaction, now: number): Promise<void> {
  await tx.table('signInDays').insert(
    SIGN_INS.map(({ playerID, streak, ago }) => ({
      PlayerID: playerID,
      LastDay: taipeiDay(claimTime(now, ago)),
      Streak: streak,
    })),
  );
  await pay(
    tx,
    SIGN_INS.flatMap(({ playerID, streak, ago }) =>
      ECONOMY.SignInDays.slice(0, streak).map(({ Gold }, at) => {
        const time = claimTime(now, ago + streak - 1 - at);
        return paidAndPlayed(`signInDay:${playerID}:${taipeiDay(time)}`, {
          playerID,
          gold: Gold,
          reason: 'signInDay',
          at: time,
        });
      }),
    ),
  );
}

/** Sign-in days of this week, which two missions of the week count. */
const signedInThisWeek = (now: number) =>
  SIGN_INS.map(({ playerID, streak, ago }) => ({
    playerID,
    days: Array.from({ length: streak }, (_, at) => claimTime(now, ago + at)).filter(
      (time) => periodOf('week', time) === periodOf('week', now),
    ),
  })).filter(({ days }) => days.length > 0);

async function weeks(tx: Transaction, now: number): Promise<void> {
  const Period = periodOf('week', now);
  for (const { playerID: PlayerID, days } of signedInThisWeek(now)) {
    const row = { PlayerID, Period, Count: days.length, DoneTime: '', ClaimTime: '' };
    await tx
      .table('missionProgress')
      .insert(['week-sign-in', 'week-seven-days'].map((MissionID) => ({ ...row, MissionID })));
    await tx
      .table('missionMarks')
      .insert(days.map((time) => ({ PlayerID, MissionID: 'week-sign-in', Mark: taipeiDay(time) })));
  }
}

async function missions(tx: Transaction, { source: { now }, games }: WorldSoFar): Promise<void> {
  const at = now - 5 * MINUTE;
  const nowText = new Date(at).toISOString();
  await weeks(tx, now);
  await tx.table('missionMarks').insert(
    UNDER_WAY.flatMap(({ playerID: PlayerID, counts }) =>
      games.slice(0, counts['day-games'] ?? 0).map(({ GameCode }) => ({
        PlayerID,
        MissionID: 'day-games',
        Mark: GameCode,
      })),
    ),
  );
  const rows = UNDER_WAY.flatMap(({ playerID, counts, claimed }) => {
    const reached = [...Object.entries(counts), ...claimed.map((id) => [id, Number.MAX_SAFE_INTEGER] as const)];
    return reached.flatMap(([id, count]) => {
      const mission = missionOf(id);
      if (mission === undefined) return [];
      const Count = Math.min(count, mission.Target);
      const isDone = Count === mission.Target;
      const Period = periodOf(mission.Reset, at);
      const ClaimTime = claimed.includes(id) ? nowText : '';
      return [{ PlayerID: playerID, MissionID: id, Period, Count, DoneTime: isDone ? nowText : '', ClaimTime }];
    });
  });
  await tx.table('missionProgress').insert(rows);
  await pay(
    tx,
    rows
      .filter(({ ClaimTime }) => ClaimTime !== '')
      .map(({ PlayerID, MissionID, Period }) =>
        paidAndPlayed(`mission:${PlayerID}:${MissionID}:${Period}`, {
          playerID: PlayerID,
          gold: missionOf(MissionID)?.Reward.Gold ?? 0,
          reason: 'mission',
          at,
        }),
      ),
  );
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

/** Levels' experience, missions under way and claimed, and sign-in days. */
export const progressPart: WorldPart = async (tx, world) => {
  await experience(tx, world);
  await signIns(tx, world.source.now);
  await missions(tx, world);
};
