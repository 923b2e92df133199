import type { RacePlace, RaceTerms } from '#protocol/entities/race.ts';
import { raceBoardChanged } from '#protocol/operations/race.ts';
import type * as z from 'zod/mini';
import { topicOf } from '../../connection/topics.ts';
import { publish } from '../../dispatch/publish.ts';
import { summaryOf } from '../../player/serialize.ts';
import type { Ports } from '../../ports/index.ts';
import type { Reader, Transaction } from '../../ports/store.ts';
import { STANDING } from '../battle.ts';
import { bracketCount } from '../brackets.ts';
import { prizeOf } from './prizes.ts';
import { BRACKET, equalsOf, rankOfScore } from './raceRow.ts';

/** The places of a push. */
const PUSHED = 10;
/** A little shorter than the second between two calls of `tell`, so that a call a moment early does not wait for the next one. */
const TELL_MS = 900;

/** The players with points by points, and which of them the page shows. */
export async function readPlaces(
  db: Reader,
  { BattleID, Prizes }: Pick<RaceTerms, 'BattleID' | 'Prizes'>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly RacePlace[]> {
  const where = { BattleID, Bracket: BRACKET, Score: { gt: 0 } };
  const rows = await db.table('battleEntries').find({ where, order: STANDING, limit, offset });
  const ids = rows.map(({ PlayerID }) => [PlayerID] as const);
  const players = new Map(
    (await db.table('players').getMany(ids)).flatMap((row) =>
      row === undefined ? [] : [[row.PlayerID, row] as const],
    ),
  );
  const places: RacePlace[] = [];
  let [Rank, equals, before] = [0, 0, 0];
  for (const [at, { PlayerID, Score, Rounds }] of rows.entries()) {
    if (Score !== before) {
      // Only the first row of a page can have equals on the page before.
      Rank = at === 0 ? await rankOfScore(db, BattleID, Score) : offset + at + 1;
      equals = await equalsAround(db, BattleID, rows, at, offset);
      before = Score;
    }
    const player = players.get(PlayerID);
    if (player === undefined) continue;
    places.push({ Rank, Player: summaryOf(player), Rounds, Score, Prize: prizeOf(Prizes, Rank, equals) });
  }
  return places;
}

/** The players with the score of a row. They are counted in the store if the page cuts through them. */
async function equalsAround(
  db: Reader,
  BattleID: string,
  rows: readonly { readonly Score: number }[],
  at: number,
  offset: number,
): Promise<number> {
  const Score = rows[at]?.Score ?? 0;
  const end = rows.findIndex((row, index) => index > at && row.Score !== Score);
  const isCut = end < 0 || (at === 0 && offset > 0);
  return isCut ? equalsOf(db, BattleID, Score) : end - at;
}

/** Gathers the races with a change in this process until their boards are pushed. */
export class RaceBoards {
  readonly #ports: Pick<Ports, 'store'>;
  #changed = new Set<string>();

  constructor(ports: Pick<Ports, 'store'>) {
    this.#ports = ports;
  }

  add(BattleID: string): void {
    this.#changed.add(BattleID);
  }

  /** Pushes the board of each changed race. Called every second. */
  async tell(now: number): Promise<void> {
    const changed = [...this.#changed];
    this.#changed = new Set();
    for (const BattleID of changed) {
      const isTold = await this.#ports.store.transaction((tx) => tellBoard(tx, BattleID, now));
      // The next call looks at this race again.
      if (!isTold) this.add(BattleID);
    }
  }
}

/** @returns false if another process pushed the board within the second */
async function tellBoard(tx: Transaction, BattleID: string, now: number): Promise<boolean> {
  await tx.lock([`raceBoard:${BattleID}`]);
  const race = await tx.table('races').get(BattleID);
  if (race === undefined) return true;
  const nowText = new Date(now).toISOString();
  // A time in the future is from before the clock was set back.
  if (race.ToldTime > new Date(now - TELL_MS).toISOString() && race.ToldTime <= nowText) return false;
  await tx.table('races').update({ BattleID }, { ToldTime: nowText });
  publish(tx, raceBoardChanged, topicOf.race(BattleID), await boardOf(tx, race.Terms, race.State !== 'open'));
  return true;
}

async function boardOf(
  db: Reader,
  terms: RaceTerms,
  Settled: boolean,
): Promise<z.input<(typeof raceBoardChanged)['result']>> {
  const { BattleID } = terms;
  const { Players, Scored } = await bracketCount(db, BattleID, BRACKET);
  return {
    BattleID,
    Players,
    Total: Scored,
    List: [...(await readPlaces(db, terms, { offset: 0, limit: PUSHED }))],
    Settled,
  };
}

const boards = new WeakMap<Ports['store'], RaceBoards>();

function boardsOf({ store }: Pick<Ports, 'store'>): RaceBoards {
  const known = boards.get(store);
  if (known !== undefined) return known;
  const created = new RaceBoards({ store });
  boards.set(store, created);
  return created;
}

/** Pushes the board of a race within a second of the commit. */
export const noteChange = (tx: Transaction, { ports }: { readonly ports: Ports }, BattleID: string): void =>
  tx.afterCommit(() => boardsOf(ports).add(BattleID));

/** Pushes the boards that this process changed. Each process calls it every second. */
export const tellRaces = (ports: Ports): Promise<void> =>
  boardsOf(ports)
    .tell(ports.clock.now())
    .catch((error: unknown) => ports.observer.call({ name: 'races', code: 300003, milliseconds: 0, error }));
