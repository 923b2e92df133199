/** What a typed number becomes (specification 1 §5): floored; above `max` becomes `max`; 0, less or no number becomes empty. */
export function clampAmount(typed: number, max: number): number | undefined {
  const whole = Math.floor(typed);
  if (!(whole > 0)) return undefined;
  return Math.min(whole, max);
}

/** Whether a sum can be kept exactly: a whole number within 2^53. */
export const isMoney = (value: number): boolean => Number.isSafeInteger(value);
