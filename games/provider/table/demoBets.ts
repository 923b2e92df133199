import type { ProviderTransaction } from '../ports.ts';
import { isDemo } from '../session/demo.ts';
import type { SessionRow, TableBetRow } from '../tables.ts';
import type { KnownResult } from '../wallet.ts';

/** A demo has no call of the wallet: the commits of its bets move its coins. */
export const IN_DEMO = { kind: 'demo' } as const;
export type BetAnswer = KnownResult | typeof IN_DEMO;

/** Takes the stake of a demo's bet in the commit that stores the bet as taken, and answers as the wallet does. */
export async function takeDemoCoins(
  tx: ProviderTransaction,
  { SessionID, Stake }: Pick<TableBetRow, 'SessionID' | 'Stake'>,
): Promise<KnownResult> {
  const where = { SessionID, DemoCoins: { gte: Stake } };
  const [session] = await tx.table('sessions').add(where, { DemoCoins: -Stake });
  if (session !== undefined) return { kind: 'answered', answer: { status: 'RS_OK', balance: session.DemoCoins } };
  const balance = (await tx.table('sessions').get(SessionID))?.DemoCoins;
  return { kind: 'refused', status: 'NOT_ENOUGH_MONEY', balance };
}

/**
 * Moves the coins of a demo's bet that ends: the stake of a returned one, the win of a paid one.
 *
 * @returns the demo's coins after it. Undefined if nothing moved
 */
export async function endDemoBet(
  tx: ProviderTransaction,
  session: SessionRow,
  { SessionID, Stake, Win, TakeOrder }: TableBetRow,
  end: 'returned' | 'paid',
): Promise<number | undefined> {
  // A bet that was never taken has moved nothing.
  if (!isDemo(session) || TakeOrder === 0) return undefined;
  const [after] = await tx.table('sessions').add({ SessionID }, { DemoCoins: end === 'paid' ? Win : Stake });
  return after?.DemoCoins;
}
