import { type Commit, endWindow } from '../fish/endWindow.ts';
import { DUE_STATES, stateOfWindow } from '../fish/states.ts';
import { beginEnd, lockWindow } from '../fish/storeWindow.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import type { FishWindowRow } from '../tables.ts';

const BATCH_SIZE = 100;
const MAX_PAUSE_MS = 60 * 60 * 1000;
/** The first pause is longer than the wallet client's timeout. */
const FIRST_PAUSE_MS = 5000;
/** The tries of a call after which the wallet has not answered for ten minutes. */
const MANY_TRIES = 7;

/**
 * Ends the windows of shots that their rooms have not ended, and repeats the wallet's calls until they are answered. Any number of processes
 * may run it.
 *
 * @returns how many windows it took up
 */
export async function runFishJanitor(ports: ProviderPorts): Promise<number> {
  if (ports.fish === undefined) return 0;
  const { store, now, report } = ports;
  const where = { DueTime: { gt: '', lte: timeText(now()) } };
  const due = await store.table('fishWindows').find({ where, order: [['DueTime', 'asc']], limit: BATCH_SIZE });
  const commit: Commit = (work) => store.transaction(work);
  const results = await Promise.allSettled(due.map((window) => advance(ports, commit, window)));
  for (const result of results) if (result.status === 'rejected') report?.(result.reason);
  return due.length;
}

async function advance(ports: ProviderPorts, commit: Commit, { WindowID, SessionID }: FishWindowRow): Promise<void> {
  const { store, report } = ports;
  const claimed = await commit((tx) => claim(tx, ports, { WindowID, SessionID }));
  const session = await store.table('sessions').get(SessionID);
  if (claimed === undefined) return;
  if (session === undefined) throw new Error(`the window ${WindowID} has lost its session`);
  const { State, Attempts } = await endWindow(ports, commit, session, claimed);
  if (State === claimed.State && Attempts > MANY_TRIES)
    report?.(new Error(`the window ${WindowID} is ${State} without an answer of the wallet after ${Attempts} tries`));
}

/** Claims a due window by moving its due time, so that no other process takes it meanwhile. Undefined if another one did. */
async function claim(
  tx: ProviderTransaction,
  ports: ProviderPorts,
  ids: Pick<FishWindowRow, 'WindowID' | 'SessionID'>,
): Promise<FishWindowRow | undefined> {
  const now = ports.now();
  const due = await lockWindow(tx, ids);
  if (due.DueTime === '' || due.DueTime > timeText(now)) return undefined;
  const window = await beginEnd(tx, ports, due);
  if (!DUE_STATES.includes(stateOfWindow(window))) return undefined;
  const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** window.Attempts);
  const values = { DueTime: timeText(now + pause), Attempts: window.Attempts + 1 };
  await tx.table('fishWindows').update({ WindowID: window.WindowID }, values);
  return { ...window, ...values };
}
