import type { ProviderTransaction } from '../ports.ts';
import type { RoundRow, SessionRow } from '../tables.ts';
import type { KnownResult } from '../wallet.ts';

/** A demo has no call of the wallet: the commit that settles its round moves its coins. */
export const IN_DEMO = { kind: 'demo' } as const;

export async function playDemo(
  tx: ProviderTransaction,
  { SessionID }: SessionRow,
  { Stake, Win }: RoundRow,
): Promise<KnownResult> {
  const session = await tx.table('sessions').get(SessionID);
  const coins = session?.DemoCoins ?? 0;
  if (coins < Stake) return { kind: 'refused', status: 'NOT_ENOUGH_MONEY', balance: coins };
  await tx.table('sessions').add({ SessionID }, { DemoCoins: Win - Stake });
  return { kind: 'answered', answer: { status: 'RS_OK', balance: coins + Win - Stake } };
}
