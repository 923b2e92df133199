import { isFree, refuseSpin } from '../grants/grants.ts';
import { feedJackpots, placeOf, returnJackpots } from '../jackpots/pools.ts';
import { moveLevel } from '../levels/levels.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import { roundLock, sessionLock } from '../session/requireSession.ts';
import type { RoundRow, SessionRow } from '../tables.ts';
import type { KnownResult } from '../wallet.ts';
import { type IN_DEMO, playDemo } from './demoPlay.ts';
import { CHOICE_MS, CLOSE_DUE_MS, isUnanswered, LONG_DUE_MS, OPEN_CHOICE } from './states.ts';

/** Stores the wallet's answer to the stake of a round. A round with an answer stays as it is. */
export async function storeStakeAnswer(
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
  if (!isUnanswered(round)) return round;
  const result = asked.kind === 'demo' ? await playDemo(tx, session, round) : asked;
  const { SessionID, Maths, Stake, Win, Jackpots } = round;
  const file = ports.catalogue.version(Maths)?.file;
  const now = ports.now();
  const settled = { SettleTime: timeText(now), Attempts: 0 };
  if (result.kind === 'refused') {
    await returnJackpots(tx, placeOf(session), file, Jackpots);
    const { status: Status, balance: Balance = 0 } = result;
    await refuseSpin(tx, round, Status);
    const values = { ...settled, State: 'refused', Status, Balance, DueTime: '' };
    await tx.table('rounds').update({ RoundID }, values);
    return { ...round, ...values };
  }
  await feedJackpots(tx, placeOf(session), file, Stake);
  await moveLevel(tx, round);
  await tx.table('sessions').add({ SessionID }, { Staked: isFree(round) ? 0 : Stake, Won: Win });
  const balance = result.answer.balance ?? 0;
  const due = (ms: number): string => timeText(now + (round.Chosen === OPEN_CHOICE ? CHOICE_MS : ms));
  const taken =
    round.State === 'staking'
      ? // The session counts the win of a long round as others, although the wallet pays it at the end.
        { State: 'staked', Balance: balance + Win, DueTime: due(LONG_DUE_MS) }
      : { State: 'settled', Balance: balance, DueTime: due(CLOSE_DUE_MS) };
  const values = { ...settled, ...taken };
  await tx.table('rounds').update({ RoundID }, values);
  return { ...round, ...values };
}
