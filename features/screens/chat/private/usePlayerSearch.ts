import { useCallback, useState } from 'react';
import type { ChatPlace } from '../useChatPlace.ts';

/** The way from the chat's head to the search for players. */
export interface PlayerSearch {
  /** The field that is about to stand takes the focus. */
  readonly wanted: boolean;
  /** Shows the list of private rooms, above which the field stands. */
  readonly ask: () => void;
  /** The field has the focus. */
  readonly begun: () => void;
}

/** The search for players of one chat (specification 1 §4, PLAYER_LIST), asked for from any of its tabs. */
export function usePlayerSearch(open: ChatPlace['open']): PlayerSearch {
  const [wanted, setWanted] = useState(false);
  const ask = useCallback((): void => {
    setWanted(true);
    open('private');
  }, [open]);
  const begun = useCallback((): void => setWanted(false), []);
  return { wanted, ask, begun };
}
