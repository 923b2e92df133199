import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { EndpointContract } from '#protocol/endpoint.ts';
import type { OperationContract } from '#protocol/operation.ts';
import type { Client } from '../client.ts';
import { useClient } from './ClientProvider.tsx';
import { operationKey } from './useOperation.ts';

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/**
 * Reads public data: over the socket for a signed-in player, by the operation's REST twin for a visitor. The twin takes the fields of the
 * operation except the player's own.
 *
 * @throws as `Client.call` and `RestClient.get`
 */
export function readOpen<Input extends z.ZodMiniType, Open extends z.ZodMiniType, Result extends z.ZodMiniType>(
  client: Client,
  contract: OperationContract<Input, Result, 'read'>,
  twin: EndpointContract<Open, Result, 'read'>,
  payload: z.input<Input> & z.input<Open>,
  signal?: AbortSignal,
): Promise<z.output<Result>> {
  const options = signal === undefined ? {} : { signal };
  return client.token() === undefined
    ? client.rest.get(twin, payload, options)
    : client.call(contract, payload, options);
}

/** A public operation as a cached query. Signed in or not, there is one cache. */
export function useOpenOperation<Input extends z.ZodMiniType, Open extends z.ZodMiniType, Result extends z.ZodMiniType>(
  contract: OperationContract<Input, Result, 'read'>,
  twin: EndpointContract<Open, Result, 'read'>,
  payload: z.input<Input> & z.input<Open>,
  options: Options<z.output<Result>> = {},
): UseQueryResult<z.output<Result>> {
  const client = useClient();
  const { first } = client;
  return useQuery<z.output<Result>>({
    initialData: () => first.take(contract, payload) ?? first.take(twin, payload),
    initialDataUpdatedAt: () => first.at,
    ...options,
    queryKey: operationKey(contract, payload),
    queryFn: ({ signal }) => readOpen(client, contract, twin, payload, signal),
  });
}
