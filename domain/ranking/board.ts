import { RANKING_REFRESH_SECONDS, RANKING_SIZE } from '#protocol/entities/ranking.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { isDisabled } from '../session/disabled.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { PageRequest } from '../page.ts';
import type { RowOf, Tables } from '../tables.ts';
import { isGuestPlayer } from '../session/guest.ts';

export type BoardRow = RowOf<Tables['rankBoards']>;

/** A player with a score, before `mayRank` is checked. */
export interface Candidate {
  readonly PlayerID: string;
  readonly Score: number;
}
/** In the order of a ranking, best first. */
export type ReadCandidates = (window: { readonly limit: number; readonly offset: number }) => Promise<Candidate[]>;

export interface SnapshotOptions {
  /** Whether this is the last snapshot. A last snapshot announces no next one. */
  readonly isFinal?: boolean;
  /** Excludes players besides guests and disabled accounts. */
  readonly mayRank?: (player: PlayerRow) => boolean;
}

/** A place of a snapshot with the current row of its player. */
export interface Place {
  readonly Rank: number;
  readonly Score: number;
  readonly player: PlayerRow;
}

/** Candidates are read in pieces, because excluded players leave gaps that further pieces fill. */
const BATCH_SIZE = 1000;
const MAX_PIECES = 5;

/** Replaces a board's snapshot by the best candidates. Guests and disabled accounts have no place. */
export async function replaceSnapshot(
  tx: Transaction,
  { now, nowText }: Pick<Moment, 'now' | 'nowText'>,
  { Board }: BoardRow,
  read: ReadCandidates,
  { isFinal = false, mayRank = () => true }: SnapshotOptions = {},
): Promise<void> {
  const best: Candidate[] = [];
  for (let piece = 0; piece < MAX_PIECES && best.length < RANKING_SIZE; piece += 1) {
    const candidates = await read({ limit: BATCH_SIZE, offset: piece * BATCH_SIZE });
    best.push(...(await rankable(tx, nowText, candidates, mayRank)));
    if (candidates.length < BATCH_SIZE) break;
  }
  const places = best
    .slice(0, RANKING_SIZE)
    .map(({ PlayerID, Score }, at) => ({ Board, Place: at + 1, PlayerID, Score }));
  await tx.table('rankPlaces').remove({ Board });
  if (places.length > 0) await tx.table('rankPlaces').insert(places);
  const NextTime = isFinal ? '' : new Date(now + RANKING_REFRESH_SECONDS * 1000).toISOString();
  await tx.table('rankBoards').update({ Board }, { UpdateTime: nowText, NextTime, Total: places.length });
}

async function rankable(
  db: Reader,
  nowText: string,
  candidates: readonly Candidate[],
  mayRank: (player: PlayerRow) => boolean,
): Promise<readonly Candidate[]> {
  if (candidates.length === 0) return [];
  const PlayerID = { in: candidates.map((candidate) => candidate.PlayerID) };
  const players = await db.table('players').find({ where: { PlayerID } });
  const members = players.filter((row) => !isDisabled(row, nowText) && !isGuestPlayer(row) && mayRank(row));
  const ids = new Set(members.map((player) => player.PlayerID));
  return candidates.filter((candidate) => ids.has(candidate.PlayerID));
}

/** A deleted player leaves a gap. */
export async function readPlaces(db: Reader, Board: string, { Page, PerPage }: PageRequest): Promise<Place[]> {
  const from = (Page - 1) * PerPage;
  const rows = await db.table('rankPlaces').find({
    where: { Board, Place: { gt: from, lte: from + PerPage } },
    order: [['Place', 'asc']],
  });
  if (rows.length === 0) return [];
  const PlayerID = { in: rows.map((row) => row.PlayerID) };
  const players = new Map((await db.table('players').find({ where: { PlayerID } })).map((row) => [row.PlayerID, row]));
  return rows.flatMap(({ Place: Rank, Score, PlayerID: id }) => {
    const player = players.get(id);
    return player === undefined ? [] : [{ Rank, Score, player }];
  });
}

export async function placeOf(
  db: Reader,
  Board: string,
  PlayerID: string,
): Promise<{ readonly Rank: number; readonly Score: number } | undefined> {
  const [row] = await db.table('rankPlaces').find({ where: { Board, PlayerID }, limit: 1 });
  return row && { Rank: row.Place, Score: row.Score };
}

/**
 * Reads the place above a rank.
 * @param rank 0 means that the player has no place
 * @returns undefined above the first place, and without a place
 */
export async function placeAbove(
  db: Reader,
  Board: string,
  rank: number,
): Promise<{ readonly Rank: number; readonly Score: number } | undefined> {
  if (rank < 2) return undefined;
  const [row] = await db.table('rankPlaces').find({ where: { Board, Place: rank - 1 }, limit: 1 });
  return row && { Rank: row.Place, Score: row.Score };
}

/** @param board undefined before the first snapshot */
export const snapshotOf = (board: BoardRow | undefined) => ({
  Total: board?.Total ?? 0,
  UpdateTime: board?.UpdateTime ?? '',
  NextTime: board?.NextTime ?? '',
});
