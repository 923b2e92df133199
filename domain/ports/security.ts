import type { Json } from '#store/table.ts';

export interface SecurityNotice {
  readonly kind: string;
  /** The stored event. Undefined above the daily limits, when an event is only counted. */
  readonly kept:
    | {
        readonly playerID: string;
        /** A keyed hash. Empty if the address is not known. */
        readonly addressHash: string;
        readonly detail: Json;
      }
    | undefined;
}
