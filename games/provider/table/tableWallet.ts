import type { ProviderPorts } from '../ports.ts';
import { isDemo } from '../session/demo.ts';
import type { SessionRow, TableBetRow, TableSeatRow } from '../tables.ts';
import type { WalletClient, WalletResult } from '../wallet.ts';
import { IN_DEMO } from './demoBets.ts';

/** The fields of a call. Every try sends the same content: the ids derive from the bet or the seat. */
const contentOf = ({ WalletToken, GameCode }: SessionRow, SeatID: string, transaction: string) => ({
  token: WalletToken,
  game_code: GameCode,
  transaction_uuid: transaction,
  round: SeatID,
});

const betTransaction = (BetID: string): string => `${BetID}:bet`;

export async function takeBet(
  wallet: WalletClient,
  session: SessionRow,
  bet: TableBetRow,
): Promise<WalletResult | typeof IN_DEMO> {
  if (isDemo(session)) return IN_DEMO;
  return wallet.bet({ ...contentOf(session, bet.SeatID, betTransaction(bet.BetID)), amount: bet.Stake });
}

/** The wallet's answer that a bet is over, with the player's coins after it if they are known. */
export interface EndAnswer {
  readonly balance: number | undefined;
}
const UNKNOWN_BALANCE: EndAnswer = { balance: undefined };

/** A refusal decides nothing, since the coins are owed. It is reported, and the call is repeated. */
function endAnswer(
  { report }: Pick<ProviderPorts, 'report'>,
  what: string,
  result: WalletResult,
): EndAnswer | undefined {
  if (result.kind === 'refused') report?.(new Error(`the wallet refuses ${what}: ${result.status}`));
  return result.kind === 'answered' ? { balance: result.answer.balance } : undefined;
}

type WalletPorts = Pick<ProviderPorts, 'wallet' | 'report'>;

/** Pays a bet by a `win` that names it, also if it returns nothing. Undefined if the wallet did not answer. */
export async function payBet(
  ports: WalletPorts,
  session: SessionRow,
  bet: TableBetRow,
): Promise<EndAnswer | undefined> {
  if (isDemo(session)) return UNKNOWN_BALANCE;
  const { BetID, SeatID, Win } = bet;
  const content = contentOf(session, SeatID, `${BetID}:win`);
  const reference_transaction_uuid = betTransaction(BetID);
  const result = await ports.wallet.win({ ...content, reference_transaction_uuid, amount: Win });
  return endAnswer(ports, `the win of the bet ${BetID}`, result);
}

/** Returns a stake. A bet that arrives at the wallet later never counts. Undefined if the wallet did not answer. */
export async function returnBet(
  ports: WalletPorts,
  session: SessionRow,
  bet: TableBetRow,
): Promise<EndAnswer | undefined> {
  if (isDemo(session)) return UNKNOWN_BALANCE;
  const { BetID, SeatID } = bet;
  const content = contentOf(session, SeatID, `${BetID}:rollback`);
  const result = await ports.wallet.rollback({ ...content, reference_transaction_uuid: betTransaction(BetID) });
  if (result.kind === 'refused' && result.status === 'TRANSACTION_ROLLED_BACK') return { balance: result.balance };
  return endAnswer(ports, `the return of the bet ${BetID}`, result);
}

/** Ends the wallet's round of a player. A refusal is final. @param atRisk the part of the player's stakes that was at risk */
export async function closeSeat(
  wallet: WalletClient,
  session: SessionRow,
  seat: TableSeatRow,
  atRisk: number,
): Promise<WalletResult | typeof IN_DEMO> {
  if (isDemo(session)) return IN_DEMO;
  return wallet.close({ ...contentOf(session, seat.SeatID, `${seat.SeatID}:close`), at_risk: atRisk });
}
