import { useCallback, useState } from 'react';
import type { ChatPlace } from '../useChatPlace.ts';

export interface PlayerSearch {
  /** Whether the field takes the focus when it mounts. */
  readonly wanted: boolean;
  /** Shows the list of private rooms with the search field. */
  readonly ask: () => void;
  /** Call it after the field has received the focus. */
  readonly begun: () => void;
}

/** The search for players of one chat (specification 1 §4, PLAYER_LIST), opened from any of its tabs. */
export function usePlayerSearch(open: ChatPlace['open']): PlayerSearch {
  const [wanted, setWanted] = useState(false);
  const ask = useCallback((): void => {
    setWanted(true);
    open('private');
  }, [open]);
  const begun = useCallback((): void => setWanted(false), []);
  return { wanted, ask, begun };
}
