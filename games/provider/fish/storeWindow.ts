import { type ProviderPorts, type ProviderTransaction, randomHex, timeText } from '../ports.ts';
import { KEPT_DUE_MS } from '../round/states.ts';
import { seedOf } from '../seed/seeds.ts';
import { isDemo } from '../session/demo.ts';
import { sessionLock } from '../session/requireSession.ts';
import { type BetAnswer, takeDemoCoins } from '../table/demoBets.ts';
import type { FishWindowRow, SessionRow } from '../tables.ts';
import type { FishVersion } from './fishCatalogue.ts';
import { LEFT_MS, stateOfWindow } from './states.ts';

type Clock = Pick<ProviderPorts, 'now'>;

export interface NewWindow {
  readonly WindowID: string;
  readonly RoomID: string;
  readonly Seat: number;
  readonly version: FishVersion;
  readonly Shot: number;
  readonly Shots: number;
}

/** @returns the id of a new window. It rises with time. */
export const newWindowID = (ports: Pick<ProviderPorts, 'now' | 'randomBytes'>): string =>
  `${ports.now().toString(36).padStart(9, '0')}-${randomHex(ports, 8)}`;

/** Keeps a window before the call that takes its hold. Its shots use the seed and the client seed of this moment. */
export async function keepWindow(
  tx: ProviderTransaction,
  { now }: Clock,
  { SessionID, GameCode }: SessionRow,
  { WindowID, RoomID, Seat, version, Shot, Shots }: NewWindow,
): Promise<FishWindowRow> {
  await tx.lock([sessionLock({ SessionID })]);
  const session = await tx.table('sessions').get(SessionID);
  if (session === undefined) throw new Error(`there is no session ${SessionID}`);
  const { SeedID, ClientSeed } = await seedOf(tx, session);
  const window: FishWindowRow = {
    WindowID,
    RoomID,
    SessionID,
    GameCode,
    Seat,
    Rules: version.hash,
    SeedID,
    ClientSeed,
    Shot,
    Shots,
    Fired: 0,
    Win: 0,
    BestWin: 0,
    Prize: '',
    State: 'holding',
    Status: '',
    Balance: 0,
    CreateTime: timeText(now()),
    DueTime: timeText(now() + KEPT_DUE_MS),
    Attempts: 0,
  };
  await tx.table('fishWindows').insert(window);
  return window;
}

/** The window for a unit of work that changes it. */
export async function lockWindow(
  tx: ProviderTransaction,
  { SessionID, WindowID }: Pick<FishWindowRow, 'SessionID' | 'WindowID'>,
): Promise<FishWindowRow> {
  await tx.lock([sessionLock({ SessionID })]);
  const window = await tx.table('fishWindows').get(WindowID);
  if (window === undefined) throw new Error(`there is no window ${WindowID}`);
  return window;
}

async function change(
  tx: ProviderTransaction,
  window: FishWindowRow,
  values: Partial<FishWindowRow>,
): Promise<FishWindowRow> {
  await tx.table('fishWindows').update({ WindowID: window.WindowID }, values);
  return { ...window, ...values };
}

/** Stores the wallet's answer to a hold, or takes the coins of a demo. A window that is returned meanwhile stays as it is. */
export async function storeHoldAnswer(
  tx: ProviderTransaction,
  { now }: Clock,
  known: FishWindowRow,
  answer: BetAnswer,
): Promise<FishWindowRow> {
  const window = await lockWindow(tx, known);
  if (stateOfWindow(window) !== 'holding') return window;
  const { SessionID, Shot, Shots } = window;
  const result = answer.kind === 'demo' ? await takeDemoCoins(tx, { SessionID, Stake: Shot * Shots }) : answer;
  if (result.kind === 'refused')
    return change(tx, window, { State: 'refused', Status: result.status, DueTime: '', Attempts: 0 });
  const { balance: Balance = 0 } = result.answer;
  return change(tx, window, { State: 'open', Balance, DueTime: timeText(now() + LEFT_MS), Attempts: 0 });
}

/** Begins to end a window. An open window accepts no shot any more, and a window without an answer of the wallet goes back. */
export async function beginEnd(tx: ProviderTransaction, { now }: Clock, known: FishWindowRow): Promise<FishWindowRow> {
  const window = await lockWindow(tx, known);
  const state = stateOfWindow(window);
  if (state !== 'open' && state !== 'holding') return window;
  const DueTime = timeText(now() + KEPT_DUE_MS);
  return change(tx, window, { State: state === 'open' ? 'ending' : 'returning', DueTime, Attempts: 0 });
}

/** Stores that the wallet answered the call of a state. The coins of a demo's hold move in the same commit. */
export async function storeStep(
  tx: ProviderTransaction,
  { now }: Clock,
  session: SessionRow,
  known: FishWindowRow,
): Promise<FishWindowRow> {
  const window = await lockWindow(tx, known);
  // Another process has stored the answer.
  if (window.State !== known.State) return window;
  const state = stateOfWindow(window);
  if (state === 'ending' && isDemo(session)) {
    const { SessionID, Win, Shot, Shots, Fired } = window;
    const [after] = await tx.table('sessions').add({ SessionID }, { DemoCoins: Win + (Shots - Fired) * Shot });
    return change(tx, window, { State: 'closed', DueTime: '', Attempts: 0, Balance: after?.DemoCoins ?? 0 });
  }
  if (state === 'ending' || state === 'returning')
    return change(tx, window, { State: 'closing', DueTime: timeText(now() + KEPT_DUE_MS), Attempts: 0 });
  return state === 'closing' ? change(tx, window, { State: 'closed', DueTime: '', Attempts: 0 }) : window;
}
