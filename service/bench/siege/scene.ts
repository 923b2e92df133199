import { setTimeout } from 'node:timers/promises';
import type { Link } from './link.ts';

/** What is besieged, and by whom. */
export interface Siege {
  readonly port: number;
  /** Tokens of players who are signed in; as many as the scene asked for. */
  readonly tokens: readonly string[];
  readonly stopped: AbortSignal;
  /** What carries all that they send. */
  readonly link: Link;
  /** Counts something that happened, to be told at the end. */
  readonly count: (what: string) => void;
}

/** One way to keep a service busy, beside which an undisturbed player goes on. */
export interface Scene {
  /** How many attackers go at it at the same time. */
  readonly attackers: number;
  /** Comes once before the first attack. */
  prepare?(): Promise<void>;
  /**
   * What one attacker does, again and again until it is stopped; resolves when it has let go of everything.
   * @param attacker its number, from 0
   */
  attack(siege: Siege, attacker: number): Promise<void>;
}

/** So many milliseconds, or until it is stopped. */
export const pause = (stopped: AbortSignal, milliseconds = 1000): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal: stopped }).catch(() => {});
