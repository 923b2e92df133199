/** The smallest share of a red envelope, in gold (decisions §7). */
export const ENVELOPE_MIN_SHARE = 100;
export const ENVELOPE_MAX_SHARES = 100;
/** The most gold in one red envelope. */
export const ENVELOPE_MAX_GOLD = 1_000_000_000;
export const ENVELOPE_MIN_VIP = 3;
export const ENVELOPE_HOURS = 24;
export const ENVELOPE_TITLE_MAX = 20;
export const ENVELOPE_CONTENT_MAX = 100;

export const ENVELOPE_METHOD = { equal: 1, random: 2 } as const;

interface Share {
  readonly Amount: number;
}

/**
 * 手氣最佳: returns the largest share; of several equal shares the earliest. Undefined for equal shares and for a single share.
 *
 * @param shares newest first
 */
export function luckiestOf<Taken extends Share>(method: number, shares: readonly Taken[]): Taken | undefined {
  if (method !== ENVELOPE_METHOD.random || shares.length < 2) return undefined;
  return shares.reduce((best, share) => (share.Amount >= best.Amount ? share : best));
}

export const isEnoughFor = (amount: number, quantity: number): boolean => amount >= quantity * ENVELOPE_MIN_SHARE;

/**
 * Equal shares whose sum is exactly the amount. The remainder of the division goes to the last shares, one each, so no two shares differ by
 * more than one.
 */
export function equalShares(amount: number, quantity: number): number[] {
  const remainder = amount % quantity;
  const share = (amount - remainder) / quantity;
  return Array.from({ length: quantity }, (_, at) => (at < quantity - remainder ? share : share + 1));
}
