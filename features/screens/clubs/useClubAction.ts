import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#ui/components/Toast/index.ts';
import { type Client, useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { refreshClubs } from '../../shared/own-club/index.ts';

export interface ClubActionOptions<Result> {
  readonly done?: string | ((result: Result) => string);
  /** Called before the lists are read again, since the changed item may no longer exist afterwards. */
  readonly onDone?: (result: Result) => void;
  /** The caller shows refusals. By default a toast shows them. */
  readonly saysRefusal?: boolean;
}

/** Runs an action in a club and shows a message. Reads the lists again after any outcome. */
export function useClubAction<Input = void, Result = unknown>(
  act: (call: Client['call'], input: Input) => Promise<Result>,
  { done, onDone, saysRefusal = false }: ClubActionOptions<Result> = {},
): UseMutationResult<Result, Error, Input> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (input: Input) => act(client.call, input),
    onSuccess: (result) => {
      if (done !== undefined) toast({ tone: 'success', text: typeof done === 'string' ? done : done(result) });
      onDone?.(result);
    },
    onError: (error) => {
      if (!saysRefusal) toast({ tone: 'danger', text: errorText(error) });
    },
    // Does not wait for the reads, so that a dialog may close.
    onSettled: () => void refreshClubs(queries),
  });
}
