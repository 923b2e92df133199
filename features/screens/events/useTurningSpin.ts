import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ResultOf } from '#protocol/operation.ts';
import { getFireWheel, type spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { operationKey } from '../../base/client/index.ts';
import { holdWallet } from '../../base/session/index.ts';

type FireWheel = ResultOf<typeof getFireWheel>;
type Spin = ResultOf<typeof spinFireWheel>;

export interface TurningSpin {
  /** Call it together with the request, so that nothing shows the result before the wheel does. */
  readonly begin: () => void;
  readonly fell: (spin: Spin) => void;
  /**
   * Shows the remaining spins after the wheel has stopped.
   *
   * @returns a function that releases the wallet
   */
  readonly settle: () => () => void;
  readonly end: () => void;
}

/**
 * Holds back the wallet and the remaining spins while the wheel turns, since they would reveal the result. Leaving the page shows both
 * immediately.
 */
export function useTurningSpin(): TurningSpin {
  const queries = useQueryClient();
  const letGo = useRef<() => void>(undefined);
  const fallen = useRef<Spin>(undefined);
  const announceLeft = useCallback(() => {
    const { Left } = fallen.current ?? {};
    fallen.current = undefined;
    if (Left === undefined) return;
    queries.setQueryData<FireWheel>(operationKey(getFireWheel), (before) => before && { ...before, Left });
  }, [queries]);
  const end = useCallback(() => {
    announceLeft();
    letGo.current?.();
    letGo.current = undefined;
  }, [announceLeft]);
  useEffect(() => end, [end]);
  return {
    begin: () => {
      letGo.current = holdWallet(queries);
    },
    fell: (spin) => {
      fallen.current = spin;
    },
    settle: () => {
      announceLeft();
      const held = letGo.current;
      letGo.current = undefined;
      return () => held?.();
    },
    end,
  };
}
