import type { RoundView } from '#games/api/index.ts';
import type { Balancer } from './balancer.ts';
import type { Deeds } from './deeds.ts';
import type { Payment } from './purchases.ts';
import type { PushCount } from './pushCount.ts';

/** The shared state of all players of a run. */
export interface Crowd {
  readonly balancer: Balancer;
  readonly random: () => number;
  readonly size: number;
  readonly deeds: Deeds;
  readonly roomID: string;
  readonly gameCode: string;
  /** Codes that many players redeem at once. */
  readonly coupons: readonly string[];
  /** Envelopes of all players. More players want a share than there are shares. */
  readonly envelopes: string[];
  /** The address of the gateway, and the trades that players opened there. */
  readonly gateway: string;
  readonly payments: Payment[];
  /** The rounds that the game server acknowledged, by their id. */
  readonly spins: Map<string, RoundView>;
  /** Names of failures that only a developer can fix. */
  readonly alerts: string[];
  /** Counts the pushes of all connections below the client. */
  readonly pushes: PushCount;
}
