const GIVING_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * When an account may first give gold to others: 24 hours after its registration.
 *
 * @param registTime ISO 8601
 * @returns milliseconds
 */
export const givingOpensAt = (registTime: string): number => Date.parse(registTime) + GIVING_AGE_MS;
