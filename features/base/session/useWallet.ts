import type { UseQueryResult } from '@tanstack/react-query';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { useOperation } from '../client/index.ts';
import { useSessionStatus } from './useSession.ts';

/** The player's own balances, updated by push 10032. Idle while signed out. */
export function useWallet(): UseQueryResult<Wallet> {
  const status = useSessionStatus();
  return useOperation(getWallet, {}, { enabled: status === 'authenticated', staleTime: Number.POSITIVE_INFINITY });
}
