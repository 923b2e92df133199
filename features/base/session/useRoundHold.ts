import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { changeRoundHold, type RoundEvent } from './roundHold.ts';

type GameEvent = Extract<RoundEvent, { readonly kind: 'started' | 'balance' | 'ended' }>;

/**
 * Holds the shown gold back while a round of this page's game is open. The hold ends when the component unmounts.
 *
 * @param isInFront whether a game for gold is open on this page
 * @returns a function that takes the game's events
 */
export function useRoundHold(isInFront: boolean): (event: GameEvent) => void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isInFront) return undefined;
    changeRoundHold(queries, { kind: 'front', isInFront: true });
    return () => changeRoundHold(queries, { kind: 'front', isInFront: false });
  }, [queries, isInFront]);
  return useCallback((event) => changeRoundHold(queries, event), [queries]);
}
