import { isGuestPlayer } from '../session/guest.ts';
import type { Identity } from './context.ts';

/** Whether a caller costs nothing to create: a caller without a session, or a guest. What strangers make the store keep is bounded. */
export const isStranger = (identity: Identity | undefined): boolean =>
  identity === undefined || isGuestPlayer(identity.player);
