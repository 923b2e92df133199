import { type EndedRound, HISTORY_RESULTS, type SharedTable } from '#games/api/index.ts';
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

/** A seat may be that of the open round. */
const LAST_SEATS = 2;

/** Reads the last drawn rounds of a room in which a player had bets, the newest first. */
export async function readLastRounds(
  { store }: Pick<ProviderPorts, 'store'>,
  RoomID: string,
  SessionID: string,
): Promise<EndedRound[]> {
  const order = [['SeatID', 'desc']] as const;
  const seats = await store.table('tableSeats').find({ where: { SessionID }, order, limit: LAST_SEATS });
  const rounds = await store.table('tableRounds').getMany(seats.map(({ TableRoundID }) => [TableRoundID]));
  const bets = await store.table('tableBets').find({
    where: { SeatID: { in: seats.map(({ SeatID }) => SeatID) } },
    order: [['CreateTime', 'asc']],
  });
  return rounds.flatMap((round) => {
    if (round === undefined || round.RoomID !== RoomID || stateOfRound(round) === 'betting') return [];
    const { TableRoundID, Result, DrawTime } = round;
    const own = bets.filter((bet) => bet.TableRoundID === TableRoundID);
    return [{ TableRoundID, Result, DrawTime, Bets: own.map(ownBetView) }];
  });
}
