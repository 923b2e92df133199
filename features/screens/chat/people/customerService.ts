import { createContext } from 'react';
import type { PlayerSummary } from '#protocol/entities/player.ts';

/** The player who answers for customer service. Automatic replies show the same face and name. */
export const CustomerServiceContext = createContext<PlayerSummary | undefined>(undefined);
