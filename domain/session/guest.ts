import { isGuest } from '#protocol/entities/provider.ts';
import type { PlayerRow } from '../dispatch/context.ts';

/** Whether a player is a guest: identified only by a device (decisions §3, §4). */
export const isGuestPlayer = ({ TptType }: Pick<PlayerRow, 'TptType'>): boolean => isGuest(TptType);
