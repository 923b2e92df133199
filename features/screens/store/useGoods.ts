import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getGoodsSetting } from '#protocol/endpoints/shop.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { firstAnswerOf, useClient } from '../../base/client/index.ts';
import { useSession } from '../../base/session/index.ts';

/** Goods, payment methods and charities from the service, for this player or visitor and this brand. */
export type Goods = ResultOf<typeof getGoodsSetting>;

export const GOODS_KEY = ['goods'] as const;

/** The goods of the store. Idle until the session is known. */
export function useGoods(): UseQueryResult<Goods> {
  const client = useClient();
  const { status, session } = useSession();
  return useQuery({
    ...firstAnswerOf(client.first, getGoodsSetting, {}),
    queryKey: [...GOODS_KEY, session?.player.playerID],
    queryFn: ({ signal }) => client.rest.post(getGoodsSetting, {}, { token: session?.token, signal }),
    enabled: status !== 'loading',
  });
}
