/**
 * How an act of a player ended. `acknowledged`: the service said that it is done. `refused`: the service said that it is not, and why.
 * `unknown`: the service failed (300003), so the act happened once or not at all.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** An act that changes something, with the name under which the database has it. */
export interface Deed {
  readonly kind: 'public message' | 'private message' | 'gift' | 'round' | 'coupon';
  readonly playerID: string;
  /** The text of a message, the id of a gift's record, of a round, the code of a coupon. Empty if an act has no name without an answer. */
  readonly name: string;
  readonly outcome: Outcome;
}

/** The acts of all players, in the order in which they ended. */
export type Deeds = Deed[];
