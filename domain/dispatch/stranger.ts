import { isGuestPlayer } from '../session/guest.ts';
import type { Identity } from './context.ts';

/**
 * Whether a caller costs nothing to create. This is a caller without a session, or a guest. The store limits the rows that such callers
 * cause.
 */
export const isStranger = (identity: Identity | undefined): boolean =>
  identity === undefined || isGuestPlayer(identity.player);
