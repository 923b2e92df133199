import type { ShotRefusal } from '#games/api/index.ts';
import type { ProviderPorts } from '../ports.ts';
import { isDemo } from '../session/demo.ts';
import { IN_DEMO } from '../table/demoBets.ts';
import type { FishWindowRow, SessionRow } from '../tables.ts';
import { type Commit, endWindow } from './endWindow.ts';
import type { FishVersion } from './fishCatalogue.ts';
import { takeHold } from './fishWallet.ts';
import { LiveWindow } from './LiveWindow.ts';
import { reasonOf } from './shotRefused.ts';
import { stateOfWindow, WINDOW_SHOTS } from './states.ts';
import { beginEnd, keepWindow, newWindowID, storeHoldAnswer } from './storeWindow.ts';

export interface WindowsParts {
  readonly ports: ProviderPorts;
  readonly RoomID: string;
  /** Runs work beside the clock of the room. */
  readonly run: (work: Promise<void>) => void;
  /** Called once the wallet did not take a hold. */
  readonly onRefused: (window: LiveWindow, reason: ShotRefusal) => void;
  /** Called once the wallet took a hold. */
  readonly onHeld: (SessionID: string, window: LiveWindow, balance: number) => void;
  /** Called once a hold has ended, or if the wallet does not answer. */
  readonly onEnded: (SessionID: string, window: LiveWindow | undefined, balance: number | undefined) => void;
}

/** The parts of a room that a new window needs. */
export interface OpenParts {
  readonly commit: Commit;
  readonly version: FishVersion;
  readonly session: SessionRow;
  readonly Seat: number;
  /** The stake of a shot. */
  readonly Shot: number;
}

/** The windows of a room that are not ended yet, in the process that runs it. */
export class FishWindows {
  readonly #parts: WindowsParts;
  readonly #live = new Set<LiveWindow>();

  constructor(parts: WindowsParts) {
    this.#parts = parts;
  }

  clear(): void {
    this.#live.clear();
  }

  /** Opens a window. The wallet takes its hold while the first shot flies. */
  open(parts: OpenParts, Shots: number = WINDOW_SHOTS): LiveWindow {
    const { ports, run } = this.#parts;
    const window = new LiveWindow(newWindowID(ports), parts.Shot, Shots, ports.now());
    this.#live.add(window);
    run(this.#takeHold(window, parts));
    return window;
  }

  /** Ends the windows that are over. */
  endOver(commit: Commit): void {
    const now = this.#parts.ports.now();
    for (const window of this.#live) {
      if (window.row === undefined || !window.isOver(now)) continue;
      this.#live.delete(window);
      this.#parts.run(this.end(commit, window.row, window));
    }
  }

  /** Ends a stored window: its hold ends, or goes back if the wallet has not answered. */
  async end(commit: Commit, known: FishWindowRow, live?: LiveWindow): Promise<void> {
    const { ports, onEnded } = this.#parts;
    const { SessionID } = known;
    const window = await commit((tx) => beginEnd(tx, ports, known));
    const session = await ports.store.table('sessions').get(window.SessionID);
    if (session === undefined) return;
    let isEnded = false;
    await endWindow(ports, commit, session, window, (balance) => {
      isEnded = true;
      onEnded(SessionID, live, balance);
    });
    if (!isEnded) onEnded(SessionID, live, undefined);
  }

  async #takeHold(live: LiveWindow, { commit, version, session, Seat, Shot }: OpenParts): Promise<void> {
    const { ports, RoomID, onHeld } = this.#parts;
    const { WindowID, Shots } = live;
    const kept = await commit((tx) => keepWindow(tx, ports, session, { WindowID, RoomID, Seat, version, Shot, Shots }));
    const result = isDemo(session) ? IN_DEMO : await takeHold(ports.wallet, session, kept);
    if (result.kind === 'unknown') {
      this.#refuse(live, 'WALLET');
      await this.end(commit, kept);
      return;
    }
    const stored = await commit((tx) => storeHoldAnswer(tx, ports, kept, result));
    if (stateOfWindow(stored) === 'open') {
      live.row = stored;
      onHeld(session.SessionID, live, stored.Balance);
    } else this.#refuse(live, stateOfWindow(stored) === 'refused' ? reasonOf(stored.Status) : 'WALLET');
    // The janitor returned the window before the answer arrived.
    if (stateOfWindow(stored) === 'returning') await endWindow(ports, commit, session, stored);
  }

  #refuse(window: LiveWindow, reason: ShotRefusal): void {
    window.leave();
    if (!this.#live.delete(window)) return;
    this.#parts.onRefused(window, reason);
  }
}
