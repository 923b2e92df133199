import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ResultOf } from '#protocol/operation.ts';
import { getVipLadder, vipRaised } from '#protocol/operations/vip.ts';
import { operationKey, useOperation, usePush } from '../../base/client/index.ts';

export type VipLadder = ResultOf<typeof getVipLadder>;

/** The eight tiers and the player's progress (13400). Follows pushes. */
export function useVipLadder(): UseQueryResult<VipLadder> {
  const queries = useQueryClient();
  usePush(vipRaised, (Own) => {
    queries.setQueryData(operationKey(getVipLadder), (kept: VipLadder | undefined) => kept && { ...kept, Own });
  });
  return useOperation(getVipLadder, {});
}
