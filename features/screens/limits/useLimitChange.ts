import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { OwnLimits } from '#protocol/entities/ownLimit.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { getOwnLimits } from '#protocol/operations/ownLimit.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';

/** Calls an operation that changes the limits. Shows the answer immediately, passes it to `onDone`, and shows a refusal. */
export function useLimitChange<Request extends z.ZodMiniType>(
  contract: OperationContract<Request, z.ZodMiniType<OwnLimits>, 'write'>,
  onDone: (request: z.input<Request>) => void = () => undefined,
): UseMutationResult<OwnLimits, Error, z.input<Request>> {
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (request: z.input<Request>) => call(contract, request),
    onSuccess: (limits, request) => {
      queries.setQueryData(operationKey(getOwnLimits), limits);
      onDone(request);
    },
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
  });
}
