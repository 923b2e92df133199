import type { TableBetRequest } from '#games/api/index.ts';
import { type ProviderPorts, timeText } from '../ports.ts';
import { KEPT_DUE_MS } from '../round/states.ts';
import type { SessionRow, TableBetRow } from '../tables.ts';
import { coinsOfStakes } from './settings.ts';

const SEAT_LETTERS = 12;
const BET_LETTERS = 16;

/** @returns the id of a bet, which no other session can have */
export const betIDOf = (
  crypto: ProviderPorts['crypto'],
  { SessionID }: Pick<SessionRow, 'SessionID'>,
  { TableRoundID, ClientBetID }: Pick<TableBetRequest, 'TableRoundID' | 'ClientBetID'>,
): string => `${TableRoundID}-${crypto.sha256(`${ClientBetID}:${SessionID}`).slice(0, BET_LETTERS)}`;

const seatIDOf = (crypto: ProviderPorts['crypto'], SessionID: string, TableRoundID: string): string =>
  `${TableRoundID}-${crypto.sha256(SessionID).slice(0, SEAT_LETTERS)}`;

/** The row of a new bet. */
export function betRow(
  { crypto, now }: Pick<ProviderPorts, 'crypto' | 'now'>,
  { SessionID }: Pick<SessionRow, 'SessionID'>,
  request: TableBetRequest,
): TableBetRow {
  const { TableRoundID, ClientBetID, Places, ClientSeed } = request;
  return {
    BetID: betIDOf(crypto, { SessionID }, request),
    ClientBetID,
    SeatID: seatIDOf(crypto, SessionID, TableRoundID),
    TableRoundID,
    SessionID,
    Places,
    ClientSeed,
    Stake: coinsOfStakes(Places),
    Win: 0,
    State: 'staking',
    Status: '',
    Balance: 0,
    TakeOrder: 0,
    CreateTime: timeText(now()),
    DueTime: timeText(now() + KEPT_DUE_MS),
    Attempts: 0,
  };
}

const textOf = (places: TableBetRow['Places']): string =>
  JSON.stringify(Object.entries(places).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether a request repeats the bet that its id names. */
export const isSameBet = (bet: TableBetRow, { Places, ClientSeed }: TableBetRequest): boolean =>
  bet.ClientSeed === ClientSeed && textOf(bet.Places) === textOf(Places);
