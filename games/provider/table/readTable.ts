import {
  HISTORY_RESULTS,
  type OwnTableBet,
  type TableRoundHead,
  type TableRoundView,
  type TableView,
} from '#games/api/index.ts';
import { type ProviderPorts, timeText } from '../ports.ts';
import type { ChainRow, SessionRow, TableBetRow, TableRoundRow } from '../tables.ts';
import { reasonOf } from './betRefused.ts';
import { sumStakes } from './settings.ts';
import { stateOfBet, stateOfRound } from './states.ts';

/** Reads a table for a player, also one who arrives late. Everything in it is stored. */
export function readTable(
  { store, now }: Pick<ProviderPorts, 'store' | 'now'>,
  RoomID: string,
  { SessionID, GameCode }: Pick<SessionRow, 'SessionID' | 'GameCode'>,
): Promise<TableView> {
  return store.readConsistently(async (reader) => {
    const rounds = await reader
      .table('tableRounds')
      .find({ where: { RoomID }, order: [['TableRoundID', 'desc']], limit: HISTORY_RESULTS + 1 });
    const [round] = rounds;
    const drawn = rounds.filter((each) => stateOfRound(each) !== 'betting').slice(0, HISTORY_RESULTS);
    const view = {
      GameCode,
      Now: timeText(now()),
      History: drawn.map(({ TableRoundID, Result }) => ({ TableRoundID, Result })),
    };
    const chain = round && (await reader.table('chains').get(round.ChainID));
    if (round === undefined || chain === undefined) return { ...view, OwnBets: [] };
    const { TableRoundID } = round;
    const bets = await reader.table('tableBets').find({
      where: { TableRoundID },
      order: [
        ['CreateTime', 'asc'],
        ['BetID', 'asc'],
      ],
    });
    const own = bets.filter((bet) => bet.SessionID === SessionID);
    const players = [...new Set(bets.map((bet) => bet.SessionID))];
    const sessions = await reader.table('sessions').getMany(players.map((player) => [player]));
    const seats = new Map(players.map((player, at) => [player, sessions[at]?.Seat ?? '']));
    return { ...view, Round: roundView(round, chain, bets, seats), OwnBets: own.map(ownBetView) };
  });
}

/** A chip lies on the table once the wallet took it. */
export const isOnTable = (bet: TableBetRow): boolean => ['taken', 'paying', 'paid'].includes(stateOfBet(bet));

function roundView(
  round: TableRoundRow,
  { Commitment }: ChainRow,
  bets: readonly TableBetRow[],
  seats: ReadonlyMap<string, string>,
): TableRoundView {
  const onTable = bets.filter(isOnTable).toSorted((one, other) => one.TakeOrder - other.TakeOrder);
  const Chips = [...new Set(onTable.map(({ SessionID }) => SessionID))].map((SessionID) => ({
    SeatID: seats.get(SessionID) ?? '',
    Places: { ...sumStakes(onTable.filter((bet) => bet.SessionID === SessionID).map(({ Places }) => Places)) },
  }));
  return { ...roundHead(round, Commitment), Chips };
}

/** A round without its chips. @param Commitment of the chain of its seed */
export function roundHead(round: TableRoundRow, Commitment: string): TableRoundHead {
  const { TableRoundID, Rules, Nonce, OpenTime, BetsEnd, EndTime, ClientSeeds, ServerSeed, Result, DrawTime } = round;
  const State = stateOfRound(round);
  return {
    TableRoundID,
    State,
    Rules,
    Commitment,
    Nonce,
    OpenTime,
    BetsEnd,
    EndTime,
    ...(State !== 'betting' && { Drawn: { ClientSeeds: [...ClientSeeds], ServerSeed, Result, DrawTime } }),
  };
}

export function ownBetView(bet: TableBetRow): OwnTableBet {
  const { BetID, ClientBetID, SeatID, Places, Stake, Win, Status, Balance, TakeOrder } = bet;
  const State = stateOfBet(bet);
  return {
    BetID,
    ...(ClientBetID !== '' && { ClientBetID }),
    RoundID: SeatID,
    Places,
    Stake,
    State,
    ...((State === 'paying' || State === 'paid') && { Win }),
    ...(State === 'refused' && { Reason: reasonOf(Status) }),
    ...(TakeOrder > 0 && { Balance }),
  };
}
