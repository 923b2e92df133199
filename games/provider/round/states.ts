import type { RoundRow } from '../tables.ts';

/** Whether the round still needs the wallet or the client. */
export const isOpen = ({ State }: Pick<RoundRow, 'State'>): boolean => State === 'kept' || State === 'settled';

/** A shorter pause between two stakes of a session is refused. */
export const MIN_PAUSE_MS = 2500;
/** The janitor repeats the call of a kept round after this time. It is longer than the wallet client's timeout. */
export const KEPT_DUE_MS = 5000;
/** The janitor closes a settled round after this time. */
export const CLOSE_DUE_MS = 15_000;
