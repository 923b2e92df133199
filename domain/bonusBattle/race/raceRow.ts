import type { Race, RaceTerms } from '#protocol/entities/race.ts';
import type { Moment } from '../../dispatch/context.ts';
import type { Reader, Transaction } from '../../ports/store.ts';
import type { RowOf, Tables } from '../../tables.ts';
import { bracketCount } from '../brackets.ts';
import type { EntryRow } from '../battle.ts';
import { prizeOf } from './prizes.ts';

export type RaceRow = RowOf<Tables['races']>;

/** All players of a race compete in one bracket. */
export const BRACKET = 1;

/** The first player who enters stores the race with its terms. The caller holds `battle:<id>`. */
export async function openRace(tx: Transaction, terms: RaceTerms): Promise<void> {
  const { BattleID, EndTime } = terms;
  await tx.table('battles').insert({ BattleID, EndTime, SettleTime: '' });
  await tx.table('battleBrackets').insert({ BattleID, Bracket: BRACKET, Players: 0, Scored: 0 });
  await tx.table('races').insert({ BattleID, Terms: terms, State: 'open', ToldTime: '' });
}

/** The rank of a score, from 1. Equal scores have the same rank. 0 without a score. */
export async function rankOfScore(db: Reader, BattleID: string, Score: number): Promise<number> {
  if (Score === 0) return 0;
  return 1 + (await db.table('battleEntries').count({ BattleID, Bracket: BRACKET, Score: { gt: Score } }));
}

export const equalsOf = (db: Reader, BattleID: string, Score: number): Promise<number> =>
  db.table('battleEntries').count({ BattleID, Bracket: BRACKET, Score });

/**
 * @param scheduled the terms of the schedule, which hold until the first player enters
 * @param PlayerID the caller
 */
export async function describeRace(
  db: Reader,
  { nowText }: Pick<Moment, 'nowText'>,
  scheduled: RaceTerms,
  PlayerID: string,
): Promise<Race> {
  const row = await db.table('races').get(scheduled.BattleID);
  const terms = row?.Terms ?? scheduled;
  const { BattleID } = terms;
  const own = row === undefined ? undefined : await db.table('battleEntries').get(BattleID, PlayerID);
  return {
    ...terms,
    State: stateOf(terms, row, nowText),
    Players: (await bracketCount(db, BattleID, BRACKET)).Players,
    Own: own === undefined ? NO_PART : await partOf(db, terms, own),
  };
}

const NO_PART: Race['Own'] = { Joined: false, Rounds: 0, Score: 0, Rank: 0, Prize: 0, Out: '' };

async function partOf(db: Reader, { BattleID, Prizes }: RaceTerms, entry: EntryRow): Promise<Race['Own']> {
  const { Rounds, Score } = entry;
  const Rank = await rankOfScore(db, BattleID, Score);
  const Prize = Rank === 0 ? 0 : prizeOf(Prizes, Rank, await equalsOf(db, BattleID, Score));
  return { Joined: true, Rounds, Score, Rank, Prize, Out: outOf(entry) };
}

const outOf = ({ Out }: Pick<EntryRow, 'Out'>): Race['Own']['Out'] =>
  Out === 'phone' || Out === 'disabled' ? Out : '';

function stateOf({ StartTime, EndTime }: RaceTerms, row: RaceRow | undefined, nowText: string): Race['State'] {
  if (row !== undefined && row.State !== 'open') return 'settled';
  if (nowText < StartTime) return 'upcoming';
  return nowText < EndTime ? 'open' : 'closing';
}
