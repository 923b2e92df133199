import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { changeRoundHold, type RoundEvent } from './roundHold.ts';

type GameEvent = Extract<RoundEvent, { readonly kind: 'started' | 'balance' | 'ended' }>;

/**
 * Holds the shown gold back while a round of this page's game is open. The hold ends with the component.
 *
 * @param isInFront whether a game for gold is open on this page
 * @returns takes what the game says about its rounds
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
