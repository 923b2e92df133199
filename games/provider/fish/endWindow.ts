import type { ProviderPorts, ProviderTransaction } from '../ports.ts';
import { isDemo } from '../session/demo.ts';
import type { FishWindowRow, SessionRow } from '../tables.ts';
import { closeRound, endHold, type Ended, returnHold } from './fishWallet.ts';
import { stateOfWindow } from './states.ts';
import { storeStep } from './storeWindow.ts';

/** Runs work in a commit: that of a room, which checks its lease, or that of the janitor. */
export type Commit = <Result>(work: (tx: ProviderTransaction) => Promise<Result>) => Promise<Result>;

/**
 * Makes the calls that end a window, and stores each answer. Without an answer the window stays, and the janitor repeats the call.
 *
 * @param onBalance called with the player's coins after the hold has ended
 * @returns the window as it is stored
 */
export async function endWindow(
  ports: ProviderPorts,
  commit: Commit,
  session: SessionRow,
  window: FishWindowRow,
  onBalance?: (balance: number | undefined) => void,
): Promise<FishWindowRow> {
  let known = window;
  for (;;) {
    const call = callOf(ports, session, known);
    const answer = await call?.();
    if (answer?.isDone !== true) return known;
    const answered = known;
    known = await commit((tx) => storeStep(tx, ports, session, answered));
    if (stateOfWindow(answered) === 'ending') onBalance?.(isDemo(session) ? known.Balance : answer.balance);
  }
}

/** The call that a state waits for. Undefined if it waits for none. A demo has no wallet: its commits move its coins. */
function callOf(ports: ProviderPorts, session: SessionRow, window: FishWindowRow): (() => Promise<Ended>) | undefined {
  const state = stateOfWindow(window);
  if (state !== 'ending' && state !== 'returning' && state !== 'closing') return undefined;
  if (isDemo(session)) return async () => ({ isDone: true });
  if (state === 'ending') return () => endHold(ports, session, window);
  return state === 'returning'
    ? () => returnHold(ports, session, window)
    : () => closeRound(ports.wallet, session, window);
}
