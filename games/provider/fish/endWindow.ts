import type { ProviderPorts, ProviderTransaction } from '../ports.ts';
import type { FishWindowRow, SessionRow } from '../tables.ts';
import { closeRound, endHold, returnHold } from './fishWallet.ts';
import { stateOfWindow } from './states.ts';
import { storeStep } from './storeWindow.ts';

/** Runs work in a commit: that of a room, which checks its lease, or that of the janitor. */
export type Commit = <Result>(work: (tx: ProviderTransaction) => Promise<Result>) => Promise<Result>;

/**
 * Makes the calls that end a window, and stores each answer. Without an answer the window stays, and the janitor repeats the call.
 *
 * @returns the window as it is stored
 */
export async function endWindow(
  ports: ProviderPorts,
  commit: Commit,
  session: SessionRow,
  window: FishWindowRow,
): Promise<FishWindowRow> {
  let known = window;
  for (;;) {
    const call = callOf(ports, session, known);
    if (call === undefined || !(await call())) return known;
    const answered = known;
    known = await commit((tx) => storeStep(tx, ports, answered));
  }
}

/** The call that a state waits for. Undefined if it waits for none. */
function callOf(
  ports: ProviderPorts,
  session: SessionRow,
  window: FishWindowRow,
): (() => Promise<boolean>) | undefined {
  switch (stateOfWindow(window)) {
    case 'ending':
      return () => endHold(ports, session, window);
    case 'returning':
      return () => returnHold(ports, session, window);
    case 'closing':
      return () => closeRound(ports.wallet, session, window);
    default:
      return undefined;
  }
}
