import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { getRoomSettings, resetStreamKey } from '#protocol/operations/live.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';

/** The reset of the stream key (30310), with the new key as its data. */
export type KeyReset = UseMutationResult<z.output<typeof resetStreamKey.result>, Error, void>;

/** Resets the stream key. The service shows a key once, so the calling component must stay mounted while the key is shown. */
export function useResetKey(): KeyReset {
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => call(resetStreamKey, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: operationKey(getRoomSettings, {}) }),
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
  });
}
