import { type ProviderPorts, timeText } from '../ports.ts';
import { roundLock } from '../session/requireSession.ts';
import type { RoundRow, SessionRow } from '../tables.ts';
import type { ShownRounds } from './shownRounds.ts';
import { KEPT_DUE_MS } from './states.ts';
import { payWin, tellClose } from './walletContent.ts';

/**
 * Ends a round that the client has shown: pays the win of a long round, calls `close`, and leaves the row to the next commit. Without
 * an answer to the win the round stays `paying`, and the janitor repeats the call.
 */
export async function finishRound(
  ports: ProviderPorts,
  shown: ShownRounds,
  session: SessionRow,
  known: RoundRow,
): Promise<void> {
  const round = await beginPaying(ports, known);
  if (round.State === 'paying' && !(await payWin(ports, session, round))) return;
  shown.add(round.RoundID, round.State === 'closed' || (await tellClose(ports.wallet, session, round)));
}

/** Stores that a long round is shown before its win is called, so that a restart knows that the wallet may have paid it. */
async function beginPaying({ store, now }: ProviderPorts, known: RoundRow): Promise<RoundRow> {
  const isStored = known.State === 'paying' && known.Shown;
  if (isStored || (known.State !== 'staked' && known.State !== 'paying')) return known;
  return store.transaction(async (tx) => {
    const { RoundID } = known;
    await tx.lock([roundLock(RoundID)]);
    const round = (await tx.table('rounds').get(RoundID)) ?? known;
    if (round.State !== 'staked' && round.State !== 'paying') return round;
    const values = { State: 'paying', Shown: true, DueTime: timeText(now() + KEPT_DUE_MS), Attempts: 0 };
    await tx.table('rounds').update({ RoundID }, values);
    return { ...round, ...values };
  });
}

/** Whether a round needs no end by its client: its stake was refused, or it was shown and its win is paid. */
export const isFinished = ({ State, Shown }: Pick<RoundRow, 'State' | 'Shown'>): boolean =>
  State === 'refused' || (Shown && State !== 'paying');
