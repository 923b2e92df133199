import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { useWallet } from './useWallet.ts';

const WITHHELD = ['withheldGold'];

/** Hides an amount of gold from the shown wallet while the caller is mounted, until the player has accepted it. 0 hides nothing. */
export function useWithholdGold(gold: number): void {
  const queries = useQueryClient();
  useLayoutEffect(() => {
    queries.setQueryData(WITHHELD, gold);
    return () => void queries.setQueryData(WITHHELD, 0);
  }, [queries, gold]);
}

/** The player's wallet without withheld gold. Undefined until loaded. */
export function useShownWallet(): Wallet | undefined {
  const { data } = useWallet();
  const { data: withheld = 0 } = useQuery<number>({
    queryKey: WITHHELD,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined || withheld === 0 ? data : { ...data, Gold: Math.max(0, data.Gold - withheld) };
}
