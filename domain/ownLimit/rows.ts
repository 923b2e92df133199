import { LIMIT_KINDS, type LimitKind } from '#protocol/entities/ownLimit.ts';
import type { LimitState } from '#protocol/rules/ownLimit.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';

export type LimitsRow = RowOf<Tables['ownLimits']>;
export type DayRow = RowOf<Tables['playDays']>;
type Kept = LimitsRow['Limits'][LimitKind];

const NONE = -1;
const limitOf = (kept: number): number | undefined => (kept === NONE ? undefined : kept);

export const stateOf = ({ Limits }: Pick<LimitsRow, 'Limits'>, kind: LimitKind): LimitState => {
  const { Limit, Next, From } = Limits[kind];
  return {
    limit: limitOf(Limit),
    ...(From !== '' && { pending: { limit: limitOf(Next), from: Date.parse(From) } }),
  };
};

export const keptOf = ({ limit, pending }: LimitState): Kept => ({
  Limit: limit ?? NONE,
  Next: pending?.limit ?? NONE,
  From: pending === undefined ? '' : new Date(pending.from).toISOString(),
});

const NO_LIMIT = keptOf({ limit: undefined });

/** The row of a person without limits. */
export const emptyLimits = (Owner: string): LimitsRow => ({
  Owner,
  Limits: { time: NO_LIMIT, play: NO_LIMIT, spend: NO_LIMIT },
  Reminder: 0,
  LastPlay: '',
  Run: 0,
  Answered: 0,
});

export const limitsOf = async (db: Reader, owner: string): Promise<LimitsRow> =>
  (await db.table('ownLimits').get(owner)) ?? emptyLimits(owner);

export async function saveLimits(tx: Transaction, row: LimitsRow): Promise<void> {
  const { Owner, ...values } = row;
  if ((await tx.table('ownLimits').update({ Owner }, values)) === 0) await tx.table('ownLimits').insert(row);
}

export const emptyDay = (Owner: string, Day: string): DayRow => ({
  Owner,
  Day,
  Seconds: 0,
  Rounds: 0,
  Bet: 0,
  Win: 0,
  Spent: 0,
});

export type DayCount = Omit<DayRow, 'Owner' | 'Day'>;

export const dayOf = async (db: Reader, owner: string, day: string): Promise<DayRow> =>
  (await db.table('playDays').get(owner, day)) ?? emptyDay(owner, day);

export async function addToDay(tx: Transaction, Owner: string, Day: string, more: Partial<DayCount>): Promise<void> {
  if ((await tx.table('playDays').add({ Owner, Day }, more)).length > 0) return;
  await tx.table('playDays').insert({ ...emptyDay(Owner, Day), ...more });
}

/** Calls `make` for each kind. */
export const byKind = <Value>(make: (kind: LimitKind) => Value): Record<LimitKind, Value> => {
  const [time, play, spend] = LIMIT_KINDS;
  return { time: make(time), play: make(play), spend: make(spend) };
};
