import { useEffect, useEffectEvent } from 'react';
import type * as z from 'zod/mini';
import type { PushContract } from '#protocol/operation.ts';
import { useClient } from './ClientProvider.tsx';

/** Listens to a push while the component is mounted; `handler` may be a new function on every render. */
export function usePush<Result extends z.ZodMiniType>(
  contract: PushContract<Result>,
  handler: (result: z.output<Result>) => void,
): void {
  const client = useClient();
  const deliver = useEffectEvent(handler);
  useEffect(() => client.on(contract, (result) => deliver(result)), [client, contract]);
}
