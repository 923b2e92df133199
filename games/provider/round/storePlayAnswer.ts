import { feedJackpots, placeOf, returnJackpots } from '../jackpots/pools.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import { roundLock, sessionLock } from '../session/requireSession.ts';
import type { RoundRow, SessionRow } from '../tables.ts';
import type { KnownResult } from '../wallet.ts';
import { type IN_DEMO, playDemo } from './demoPlay.ts';
import { CLOSE_DUE_MS } from './states.ts';

/** Stores the wallet's answer to the `play` of a round. A settled or refused round stays as it is. */
export async function storePlayAnswer(
  tx: ProviderTransaction,
  ports: ProviderPorts,
  {
    session,
    RoundID,
    result: asked,
  }: { readonly session: SessionRow; readonly RoundID: string; readonly result: KnownResult | typeof IN_DEMO },
): Promise<RoundRow> {
  if (asked.kind === 'demo') await tx.lock([sessionLock(session)]);
  await tx.lock([roundLock(RoundID)]);
  const round = await tx.table('rounds').get(RoundID);
  if (round === undefined) throw new Error(`there is no round ${RoundID}`);
  if (round.State !== 'kept') return round;
  const result = asked.kind === 'demo' ? await playDemo(tx, session, round) : asked;
  const { SessionID, Maths, Stake, Win, Jackpots } = round;
  const file = ports.catalogue.version(Maths)?.file;
  const now = ports.now();
  const settled = { SettleTime: timeText(now), Attempts: 0 };
  if (result.kind === 'refused') {
    await returnJackpots(tx, placeOf(session), file, Jackpots);
    const { status: Status, balance: Balance = 0 } = result;
    const values = { ...settled, State: 'refused', Status, Balance, DueTime: '' };
    await tx.table('rounds').update({ RoundID }, values);
    return { ...round, ...values };
  }
  await feedJackpots(tx, placeOf(session), file, Stake);
  await tx.table('sessions').add({ SessionID }, { Staked: Stake, Won: Win });
  const Balance = result.answer.balance ?? 0;
  const values = { ...settled, State: 'settled', Balance, DueTime: timeText(now + CLOSE_DUE_MS) };
  await tx.table('rounds').update({ RoundID }, values);
  return { ...round, ...values };
}
