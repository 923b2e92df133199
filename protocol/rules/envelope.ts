/** The least gold that a red envelope holds for each share (decisions §7). */
export const ENVELOPE_MIN_SHARE = 100;
export const ENVELOPE_MAX_SHARES = 100;
/** The most gold that one red envelope holds. */
export const ENVELOPE_MAX_GOLD = 1_000_000_000;
/** The VIP tier from which a member may send them. */
export const ENVELOPE_MIN_VIP = 3;
export const ENVELOPE_HOURS = 24;
export const ENVELOPE_TITLE_MAX = 20;
export const ENVELOPE_CONTENT_MAX = 100;

/** How it is divided: equal shares, or random ones. */
export const ENVELOPE_METHOD = { equal: 1, random: 2 } as const;

/** Whether an amount is enough for so many shares. */
export const isEnoughFor = (amount: number, quantity: number): boolean => amount >= quantity * ENVELOPE_MIN_SHARE;

/**
 * Equal shares whose sum is exactly the amount: what remains of the division goes to the last shares, one each, so that
 * no two differ by more than one.
 */
export function equalShares(amount: number, quantity: number): number[] {
  const remainder = amount % quantity;
  const share = (amount - remainder) / quantity;
  return Array.from({ length: quantity }, (_, at) => (at < quantity - remainder ? share : share + 1));
}
