import type { Json } from '../table.ts';

/** A security event as the shell hears of it, for its log and its counters. */
export interface SecurityNotice {
  readonly kind: string;
  /** Empty where nobody is signed in. */
  readonly playerID: string;
  /** A keyed hash; empty where the address is not known. */
  readonly addressHash: string;
  readonly detail: Json;
  /** Whether a row is kept of it; of more than a day's bound it is counted alone. */
  readonly isKept: boolean;
}
