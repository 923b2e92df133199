import { createContext, use } from 'react';
import { useIsGuest, useSessionStatus } from '../../base/session/index.ts';

/** A shared game, or a big win in it. */
export interface SharedGame {
  readonly gameCode: string;
  readonly recordID?: string;
}

export type Share = (shared: SharedGame) => void;

export const ShareContext = createContext<Share | undefined>(undefined);

/** Returns the function that opens the send list (specification 2 §2). Undefined for visitors and guests, who cannot chat. */
export function useShare(): Share | undefined {
  const share = use(ShareContext);
  const guest = useIsGuest();
  return useSessionStatus() === 'authenticated' && !guest ? share : undefined;
}
