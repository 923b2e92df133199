import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { OperationRow, PushRow } from '#protocol/operation.ts';
import { useClient } from './ClientProvider.tsx';
import { usePush } from './usePush.ts';

/** The cache key of a read: its row and payload. */
export const operationKey = (row: Pick<OperationRow, 'name'>, payload: unknown = {}): readonly unknown[] => [
  'operation',
  row.name,
  payload,
];

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/** An operation that reads, as a cached query. While signed out it waits in the queue: pass `enabled` where that matters. */
export function useOperation<Request extends z.ZodType, Result extends z.ZodType>(
  row: OperationRow<Request, Result, 'read'>,
  payload: z.input<Request>,
  options: Options<z.output<Result>> = {},
): UseQueryResult<z.output<Result>> {
  const client = useClient();
  return useQuery<z.output<Result>>({
    ...options,
    queryKey: operationKey(row, payload),
    queryFn: ({ signal }) => client.call(row, payload, { signal }),
  });
}

/** Keeps a cached read up to date by a push that carries the same entity. */
export function usePushInto<Result extends z.ZodType>(
  push: PushRow<Result>,
  row: OperationRow<z.ZodType, Result>,
  payload: unknown = {},
): void {
  const queries = useQueryClient();
  usePush(push, (result) => void queries.setQueryData(operationKey(row, payload), result));
}
