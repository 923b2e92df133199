import type { SessionRow } from '../tables.ts';

/** Demo coins are worth nothing. */
export const DEMO_CURRENCY = 'DEMO';
export const DEMO_COINS = 100_000;
/** The janitor removes a demo this long after its last use. */
export const DEMO_KEPT_MS = 24 * 60 * 60 * 1000;

/** A demo plays without the platform's wallet, and for jackpots of its own. */
export const isDemo = ({ Currency }: Pick<SessionRow, 'Currency'>): boolean => Currency === DEMO_CURRENCY;
