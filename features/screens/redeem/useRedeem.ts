import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import type { ItemAmount } from '#protocol/entities/present.ts';
import { getPresents } from '#protocol/operations/present.ts';
import { operationKey, RequestFailure, useClient, uuid } from '../../base/client/index.ts';
import { claimOverRest, useClaim } from '../../shared/rewards/index.ts';

interface Attempt {
  readonly code: string;
  readonly key: string;
}

/** The items of a code. */
export interface Redeemed {
  readonly Rewards: readonly ItemAmount[];
}

/**
 * Redeems a code (`/api/v1/coupon/receive`). If the answer was lost, the next attempt has the same key, so that a code is used once. The
 * caller shows a refusal.
 */
export function useRedeem(): UseMutationResult<Redeemed, Error, { given: string; from?: Element | null | undefined }> {
  const client = useClient();
  const attempt = useRef<Attempt>(undefined);
  return useClaim({
    claim: async (code: string) => {
      if (attempt.current?.code !== code) attempt.current = { code, key: uuid() };
      const { key } = attempt.current;
      try {
        const got = await claimOverRest((signal) =>
          client.rest.post(receiveCoupon, { Code: code }, { token: client.token(), idempotencyKey: key, signal }),
        );
        attempt.current = undefined;
        return got;
      } catch (error) {
        // The service has answered, so the next attempt is a new request.
        if (error instanceof RequestFailure) attempt.current = undefined;
        throw error;
      }
    },
    list: operationKey(getPresents),
    gained: ({ Rewards }) => Rewards,
    overRest: true,
    isSaid: true,
    onRefused: () => undefined,
  });
}
