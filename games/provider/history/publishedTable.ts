import type { TableRecord } from '#games/api/index.ts';
import type { PublishedBoards } from '#protocol/wallet/index.ts';
import type { ProviderPorts } from '../ports.ts';
import { readTableRecord } from '../table/tableRecord.ts';
import { stateOfRound } from '../table/states.ts';
import { tableBoard } from './tableBoard.ts';

interface PlayersRounds {
  readonly user: string;
  /** The wallet's ids of rounds. */
  readonly rounds: readonly string[];
}

/** The seats of rounds, without those of other players. */
async function seatsOf({ store }: Pick<ProviderPorts, 'store'>, { user, rounds }: PlayersRounds) {
  const seats = (await store.table('tableSeats').getMany(rounds.map((id) => [id]))).filter(
    (seat) => seat !== undefined,
  );
  const sessions = await store.table('sessions').getMany(seats.map(({ SessionID }) => [SessionID]));
  return seats.filter((_seat, at) => sessions[at]?.PlayerID === user);
}

/** Reads a player's round of a table for the platform, which has checked that the player is its own. Undefined if the player has no such round. */
export async function readPlayersTable(
  ports: Pick<ProviderPorts, 'store' | 'tables'>,
  { user, round }: { readonly user: string; readonly round: string },
): Promise<TableRecord | undefined> {
  const [seat] = await seatsOf(ports, { user, rounds: [round] });
  return seat && readTableRecord(ports, seat.TableRoundID, seat.SessionID);
}

/** Reads the results of a player's rounds of tables in small. Rounds of other players and open rounds are left out. */
export async function readPlayersTableBoards(
  ports: Pick<ProviderPorts, 'store' | 'tables'>,
  asked: PlayersRounds,
): Promise<PublishedBoards['rounds']> {
  const seats = await seatsOf(ports, asked);
  const rounds = await ports.store.table('tableRounds').getMany(seats.map(({ TableRoundID }) => [TableRoundID]));
  return seats.flatMap(({ SeatID }, at) => {
    const round = rounds[at];
    const file = round && ports.tables?.version(round.Rules)?.file;
    if (round === undefined || file === undefined || stateOfRound(round) === 'betting') return [];
    return [{ round: SeatID, board: tableBoard(file, round.Result) }];
  });
}

/** The names of places by language. */
export type PlaceNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Keeps the names of places with a bet of the record. */
export function namesOfBets({ Bets }: Pick<TableRecord, 'Bets'>, names: PlaceNames): PlaceNames {
  const places = new Set(Bets.flatMap((bet) => Object.keys(bet.Places)));
  return Object.fromEntries(
    Object.entries(names).map(([language, all]) => [
      language,
      Object.fromEntries(Object.entries(all).filter(([place]) => places.has(place))),
    ]),
  );
}

const PLACE = 'place.';

/** The names of places among the texts of a table. */
export const placeNames = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>): PlaceNames =>
  Object.fromEntries(
    Object.entries(texts).map(([language, all]) => [
      language,
      Object.fromEntries(
        Object.entries(all).flatMap(([key, text]) => (key.startsWith(PLACE) ? [[key.slice(PLACE.length), text]] : [])),
      ),
    ]),
  );
