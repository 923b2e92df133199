import { isGuest, ThirdPartyType } from '#protocol/entities/provider.ts';
import type { PlayerRow } from '../dispatch/context.ts';

// Made once: rankings ask it of every player, and a schema costs more to make than to use.
const Types = ThirdPartyType.array();

/** Whether a player is a guest: nobody but a device vouches for them (decisions §3, §4). */
export const isGuestPlayer = ({ TptType }: Pick<PlayerRow, 'TptType'>): boolean => isGuest(Types.parse(TptType));
