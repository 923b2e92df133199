import { setTimeout } from 'node:timers/promises';

/** One way to keep a service busy, beside which an undisturbed player goes on. */
export interface Scene {
  /** How many attackers go at it at the same time. */
  readonly attackers: number;
  /** Comes once before the attack. */
  prepare?(port: number): Promise<void>;
  /** What one attacker does, again and again until it is stopped; resolves when it has let go of everything. */
  attack(port: number, stopped: AbortSignal): Promise<void>;
}

/** A second, or until it is stopped. */
export const pause = (stopped: AbortSignal): Promise<void> =>
  setTimeout(1000, undefined, { signal: stopped }).catch(() => {});
