import { createContext, use } from 'react';
import { useIsGuest, useSessionStatus } from '../../base/session/index.ts';

/** What is shared: a game, or a big win in it. */
export interface SharedGame {
  readonly gameCode: string;
  /** The record of the honor list; absent: the game alone. */
  readonly recordID?: string;
}

export type Share = (shared: SharedGame) => void;

export const ShareContext = createContext<Share | undefined>(undefined);

/** Opens the list of whom to share with (specification 2 §2); undefined for visitors and guests, who cannot chat. */
export function useShare(): Share | undefined {
  const share = use(ShareContext);
  const guest = useIsGuest();
  return useSessionStatus() === 'authenticated' && !guest ? share : undefined;
}
