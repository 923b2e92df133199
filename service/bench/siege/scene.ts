import { setTimeout } from 'node:timers/promises';
import type { Link } from './link.ts';

/** A besieged server, with the means of its attackers. */
export interface Siege {
  readonly port: number;
  /** Tokens of signed-in players, as many as the scene needs. */
  readonly tokens: readonly string[];
  readonly stopped: AbortSignal;
  /** The connection that carries all sent bytes. */
  readonly link: Link;
  /** Counts an event for the final report. */
  readonly count: (what: string) => void;
}

/** A way to keep a service busy while a player makes calls. */
export interface Scene {
  /** The number of parallel attackers. */
  readonly attackers: number;
  /** Runs once before the first attack. */
  prepare?(): Promise<void>;
  /**
   * Runs one attacker until the signal aborts. Resolves when its connections are closed.
   * @param attacker its number, from 0
   */
  attack(siege: Siege, attacker: number): Promise<void>;
}

/** Resolves after that many milliseconds, or when the signal aborts. */
export const pause = (stopped: AbortSignal, milliseconds = 1000): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal: stopped }).catch(() => {});
