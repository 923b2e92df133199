/**
 * The result of a player's act. `acknowledged`: the service confirmed it. `refused`: the service refused it with a reason. `unknown`: the
 * service failed (300003), so the act happened once or not at all.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** An act that changes the database, with its name there. */
export interface Deed {
  readonly kind:
    | 'public message'
    | 'private message'
    | 'gift'
    | 'round'
    | 'coupon'
    | 'envelope'
    | 'envelope share'
    | 'order'
    | 'payment'
    | 'spin';
  readonly playerID: string;
  /**
   * The text of a message, the id of a gift's record, a round or an order, the code of a coupon, or the id of an envelope. Empty if only an
   * answer would name it, and for payments and spins, which have their own checks.
   */
  readonly name: string;
  readonly outcome: Outcome;
}

/** The acts of all players in the order of their ends. */
export type Deeds = Deed[];

const SERVICE_ERROR = 300003;

/** The result of an act that the service answered with a failure. */
export const outcomeOf = ({ code }: { readonly code: number }): Outcome =>
  code === SERVICE_ERROR || code === 0 ? 'unknown' : 'refused';
