import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { OperationContract, PushContract } from '#protocol/operation.ts';
import { firstAnswerOf } from '../firstAnswers.ts';
import { useClient } from './ClientProvider.tsx';
import { usePush } from './usePush.ts';

/** The cache key of a read: its contract and payload. */
export const operationKey = (contract: Pick<OperationContract, 'name'>, payload: unknown = {}): readonly unknown[] => [
  'operation',
  contract.name,
  payload,
];

type Options<Data, Selected> = Omit<UseQueryOptions<Data, Error, Selected>, 'queryKey' | 'queryFn'>;

/**
 * An operation that reads, as a cached query. While signed out the call is queued; pass `enabled` to prevent that. With `select`, the
 * component renders again only if its selection changes.
 */
export function useOperation<Request extends z.ZodMiniType, Result extends z.ZodMiniType, Selected = z.output<Result>>(
  contract: OperationContract<Request, Result, 'read'>,
  payload: z.input<Request>,
  options: Options<z.output<Result>, Selected> = {},
): UseQueryResult<Selected> {
  const client = useClient();
  return useQuery<z.output<Result>, Error, Selected>({
    ...firstAnswerOf(client.first, contract, payload),
    ...options,
    queryKey: operationKey(contract, payload),
    queryFn: ({ signal }) => client.call(contract, payload, { signal }),
  });
}

/** Keeps a cached read up to date by a push that carries the same entity. */
export function usePushInto<Result extends z.ZodMiniType>(
  push: PushContract<Result>,
  contract: OperationContract<z.ZodMiniType, Result>,
  payload: unknown = {},
): void {
  const queries = useQueryClient();
  usePush(push, (result) => void queries.setQueryData(operationKey(contract, payload), result));
}
