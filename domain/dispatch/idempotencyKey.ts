/** What names one wish of one caller: the same key within 24 hours gets the first answer again (decisions §2). */
export interface IdempotencyKey {
  readonly Scope: string;
  readonly R: string;
  readonly Fingerprint: string;
  /** Whose kept answers are counted: a player, else an address. */
  readonly caller: string;
}
