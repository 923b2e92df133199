import { createContext } from 'react';
import type { PlayerSummary } from '#protocol/entities/player.ts';

/** Who answers for customer service, in the conversation with it: what it answers by itself bears the same face and name. */
export const CustomerServiceContext = createContext<PlayerSummary | undefined>(undefined);
