import type { Json } from '#store/table.ts';

/** A security event as the shell gets it, for its log and its counters. */
export interface SecurityNotice {
  readonly kind: string;
  /** What is kept of it; undefined past the bounds of a day, where it is counted alone. */
  readonly kept:
    | {
        /** Empty where nobody is signed in. */
        readonly playerID: string;
        /** A keyed hash; empty where the address is not known. */
        readonly addressHash: string;
        readonly detail: Json;
      }
    | undefined;
}
