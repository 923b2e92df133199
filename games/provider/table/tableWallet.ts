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

/** A refusal decides nothing, since the coins are owed. It is reported, and the call is repeated. */
function isDone({ report }: Pick<ProviderPorts, 'report'>, what: string, result: WalletResult): boolean {
  if (result.kind === 'refused') report?.(new Error(`the wallet refuses ${what}: ${result.status}`));
  return result.kind === 'answered';
}

type WalletPorts = Pick<ProviderPorts, 'wallet' | 'report'>;

/** Pays a bet by a `win` that names it, also if it returns nothing. Returns whether the wallet answered. */
export async function payBet(ports: WalletPorts, session: SessionRow, bet: TableBetRow): Promise<boolean> {
  if (isDemo(session)) return true;
  const { BetID, SeatID, Win } = bet;
  const content = contentOf(session, SeatID, `${BetID}:win`);
  const reference_transaction_uuid = betTransaction(BetID);
  const result = await ports.wallet.win({ ...content, reference_transaction_uuid, amount: Win });
  return isDone(ports, `the win of the bet ${BetID}`, result);
}

/** Returns a stake. A bet that arrives at the wallet later never counts. Returns whether the wallet answered. */
export async function returnBet(ports: WalletPorts, session: SessionRow, bet: TableBetRow): Promise<boolean> {
  if (isDemo(session)) return true;
  const { BetID, SeatID } = bet;
  const content = contentOf(session, SeatID, `${BetID}:rollback`);
  const result = await ports.wallet.rollback({ ...content, reference_transaction_uuid: betTransaction(BetID) });
  if (result.kind === 'refused' && result.status === 'TRANSACTION_ROLLED_BACK') return true;
  return isDone(ports, `the return of the bet ${BetID}`, result);
}

/** Ends the wallet's round of a player. A refusal is final. */
export async function closeSeat(
  wallet: WalletClient,
  session: SessionRow,
  seat: TableSeatRow,
): Promise<WalletResult | typeof IN_DEMO> {
  if (isDemo(session)) return IN_DEMO;
  return wallet.close(contentOf(session, seat.SeatID, `${seat.SeatID}:close`));
}
