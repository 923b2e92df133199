import { ECONOMY } from '../economy.ts';
import { dayOf, type Period, weekOf } from '../event/period.ts';
import type { Query, Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type EntryRow = RowOf<Tables['battleEntries']>;
export type BattleKind = 'day' | 'week';

const NUMBERS = { day: ECONOMY.Event.Battle.Day, week: ECONOMY.Event.Battle.Week } as const;

/** VIP tiers of each bracket, so that players compete with similar ones. */
export const BRACKETS = [
  { Bracket: 1, MinVip: 1, MaxVip: 2 },
  { Bracket: 2, MinVip: 3, MaxVip: 5 },
  { Bracket: 3, MinVip: 6, MaxVip: 8 },
] as const;

export const bracketOf = (vipLevel: number): number =>
  BRACKETS.find(({ MaxVip }) => vipLevel <= MaxVip)?.Bracket ?? BRACKETS.length;

/** A battle of a day or a week. The best multiple counts by day, so that small stakes can win. The gold won counts by week. */
export interface Battle extends Period {
  readonly BattleID: string;
  readonly Kind: BattleKind;
  readonly Rule: 'multiple' | 'win';
}

export function battlesAt(now: number): readonly [Battle, Battle] {
  const [day, week] = [dayOf(now), weekOf(now)];
  return [
    { ...day, BattleID: `day-${day.First}`, Kind: 'day', Rule: 'multiple' },
    { ...week, BattleID: `week-${week.First}`, Kind: 'week', Rule: 'win' },
  ];
}

export const kindOf = (battleID: string): BattleKind => (battleID.startsWith('day-') ? 'day' : 'week');

export const poolOf = (kind: BattleKind, bracket: number): number => NUMBERS[kind].Pools[bracket - 1] ?? 0;

/** The share of the pool by rank, in per cent. */
export const sharesOf = (kind: BattleKind): readonly number[] => NUMBERS[kind].Shares;

/** In gold. */
export const bonusOf = (kind: BattleKind, bracket: number, rank: number): number =>
  Math.floor((poolOf(kind, bracket) * (sharesOf(kind)[rank - 1] ?? 0)) / 100);

/** The columns of an entry that only races use. */
export const NO_RACE = { Rounds: 0, PhoneHash: '', Out: '', MailID: '' } as const;

/** The earlier of two equal scores comes first. */
export const STANDING: Required<Query<EntryRow>>['order'] = [
  ['Score', 'desc'],
  ['ScoreTime', 'asc'],
  ['PlayerID', 'asc'],
];

/** The rank of an entry, from 1. An entry without a score has rank 0. */
export async function rankOf(db: Reader, entry: EntryRow): Promise<number> {
  if (entry.Rank > 0 || entry.Score === 0) return entry.Rank;
  const { BattleID, Bracket, Score, ScoreTime, PlayerID } = entry;
  const entries = db.table('battleEntries');
  const above = await entries.count({ BattleID, Bracket, Score: { gt: Score } });
  const earlier = await entries.count({ BattleID, Bracket, Score, ScoreTime: { lt: ScoreTime } });
  const besides = await entries.count({ BattleID, Bracket, Score, ScoreTime, PlayerID: { lt: PlayerID } });
  return 1 + above + earlier + besides;
}

/** The titles of the bonuses among the rewards. */
export const BONUS_TITLES = {
  day: { zh_tw: '每日獎金爭霸獎勵', id_id: 'Hadiah turnamen bonus harian', vi_vn: 'Thưởng đua top hằng ngày' },
  week: {
    zh_tw: '每週獎金爭霸獎勵',
    id_id: 'Hadiah turnamen bonus mingguan',
    vi_vn: 'Thưởng đua top hằng tuần',
  },
} as const;
