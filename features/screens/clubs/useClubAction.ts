import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#ui/components/Toast/index.ts';
import { type Client, useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { refreshClubs } from '../../shared/own-club/index.ts';

export interface ClubActionOptions<Result> {
  /** What is said when it worked. */
  readonly done?: string | ((result: Result) => string);
  /** Called before the lists are read again: what was acted on may then be gone. */
  readonly onDone?: (result: Result) => void;
  /** The caller says a refusal itself; a toast otherwise. */
  readonly saysRefusal?: boolean;
}

/** Does something in a club and says so; the lists are read again afterwards, whether it worked or not. */
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
    // Not waited for: what was done is done, and a dialog may close.
    onSettled: () => void refreshClubs(queries),
  });
}
