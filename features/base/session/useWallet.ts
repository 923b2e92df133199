import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { useOperation } from '../client/index.ts';
import { HELD_GOLD } from './walletHold.ts';
import { useSessionStatus } from './useSession.ts';

/** The player's own balances, updated by push 10032, with the gold that the game in front shows. Idle while signed out. */
export function useWallet(): UseQueryResult<Wallet> {
  const status = useSessionStatus();
  const { data: held } = useQuery<{ readonly Gold: number | undefined }>({
    queryKey: HELD_GOLD,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const gold = held?.Gold;
  const select = useCallback(
    (wallet: Wallet): Wallet => (gold === undefined ? wallet : { ...wallet, Gold: gold }),
    [gold],
  );
  return useOperation(
    getWallet,
    {},
    { enabled: status === 'authenticated', staleTime: Number.POSITIVE_INFINITY, select },
  );
}
