import type { SessionRow } from '../tables.ts';

/** The currency of demo coins, which are worth nothing. */
export const DEMO_CURRENCY = 'DEMO';
export const DEMO_COINS = 100_000;
/** The janitor removes a demo this long after its last use. */
export const DEMO_KEPT_MS = 24 * 60 * 60 * 1000;

/** Whether a session plays with demo coins: without the platform's wallet, and for jackpots of its own. */
export const isDemo = ({ Currency }: Pick<SessionRow, 'Currency'>): boolean => Currency === DEMO_CURRENCY;
