import { type EndedRound, HISTORY_RESULTS, type SharedTable, type TableState } from '#games/api/index.ts';
import type { ProviderPorts } from '../ports.ts';
import { ownBetView } from './readTable.ts';
import { stateOfRound } from './states.ts';

/** Reads the results of a room, the newest first. */
export async function readHistory(
  { store }: Pick<ProviderPorts, 'store'>,
  RoomID: string,
): Promise<SharedTable['History']> {
  const order = [['TableRoundID', 'desc']] as const;
  const rounds = await store.table('tableRounds').find({ where: { RoomID }, order, limit: HISTORY_RESULTS + 1 });
  return rounds
    .filter((round) => stateOfRound(round) !== 'betting')
    .slice(0, HISTORY_RESULTS)
    .map(({ TableRoundID, Result }) => ({ TableRoundID, Result }));
}

/** A client lists so many results for their verification. */
const LAST_SEATS = 20;
/** A seat may be that of the open round. */
const LAST_ROUNDS = 2;

/** The player's last drawn rounds of a room with their bets, the newest first, and the wallet's ids of the last rounds. */
interface LastRounds {
  readonly rounds: EndedRound[];
  readonly OwnRounds: TableState['OwnRounds'];
}

/** Reads the last rounds of a room in which a player had bets. */
export async function readLastRounds(
  { store }: Pick<ProviderPorts, 'store'>,
  RoomID: string,
  SessionID: string,
): Promise<LastRounds> {
  const order = [['SeatID', 'desc']] as const;
  const seats = await store.table('tableSeats').find({ where: { SessionID }, order, limit: LAST_SEATS });
  const last = seats.slice(0, LAST_ROUNDS);
  const rounds = await store.table('tableRounds').getMany(last.map(({ TableRoundID }) => [TableRoundID]));
  const bets = await store.table('tableBets').find({
    where: { SeatID: { in: last.map(({ SeatID }) => SeatID) } },
    order: [['CreateTime', 'asc']],
  });
  return {
    rounds: rounds.flatMap((round) => {
      if (round === undefined || round.RoomID !== RoomID || stateOfRound(round) === 'betting') return [];
      const { TableRoundID, Result, DrawTime } = round;
      const own = bets.filter((bet) => bet.TableRoundID === TableRoundID);
      return [{ TableRoundID, Result, DrawTime, Bets: own.map(ownBetView) }];
    }),
    OwnRounds: seats.map(({ TableRoundID, SeatID }) => ({ TableRoundID, RoundID: SeatID })),
  };
}
