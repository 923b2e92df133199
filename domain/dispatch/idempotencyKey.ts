/** Identifies a call of a caller. The same key within 24 hours gets the first answer again (decisions §2). */
export interface IdempotencyKey {
  readonly Scope: string;
  readonly R: string;
  readonly Fingerprint: string;
  /** The player, or otherwise the address. Stored answers are counted by it. */
  readonly caller: string;
}
