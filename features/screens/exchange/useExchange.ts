import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { exchangeGemToGold, exchangePointToGold, getGoodsSetting } from '#protocol/endpoints/shop.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { operationKey, RequestFailure, useClient, uuid } from '../../base/client/index.ts';
import { useSession } from '../../base/session/index.ts';
import { claimOverRest, useClaim } from '../../shared/rewards/index.ts';

export type Exchangeable = 'gem' | 'point';

/** The gold for one gem or point. */
export function useExchangeRate(item: Exchangeable): UseQueryResult<number> {
  const { rest } = useClient();
  const token = useSession().session?.token;
  return useQuery({
    enabled: token !== undefined,
    queryKey: ['endpoint', getGoodsSetting.name],
    queryFn: ({ signal }) => rest.post(getGoodsSetting, {}, { token, signal }),
    select: ({ GoldPerGem, GoldPerPoint }) => (item === 'gem' ? GoldPerGem : GoldPerPoint),
  });
}

/** Exchanges gems or points for gold, and returns the gold. If an answer was lost, the next press repeats the call under the same key. */
export function useExchange(
  item: Exchangeable,
): UseMutationResult<{ Gold: number }, Error, { given: number; from?: Element | null | undefined }> {
  const client = useClient();
  const attempt = useRef<{ readonly amount: number; readonly key: string }>(undefined);
  return useClaim({
    claim: async (Amount: number) => {
      if (attempt.current?.amount !== Amount) attempt.current = { amount: Amount, key: uuid() };
      const { key } = attempt.current;
      try {
        const got = await claimOverRest((signal) =>
          client.rest.post(
            item === 'gem' ? exchangeGemToGold : exchangePointToGold,
            { Amount },
            { token: client.token(), idempotencyKey: key, signal },
          ),
        );
        attempt.current = undefined;
        return got;
      } catch (error) {
        if (error instanceof RequestFailure) attempt.current = undefined;
        throw error;
      }
    },
    list: operationKey(getWallet),
    gained: ({ Gold }) => [{ ItemID: ITEM.gold, Amount: Gold }],
    overRest: true,
    isSaid: true,
    onRefused: () => undefined,
  });
}
