import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#ui/components/Toast/index.ts';
import { useErrorText } from '../errors/index.ts';

/**
 * Claims what waits: asks for the list anew afterwards, whether it worked or not, and says why it did not.
 * @param list key of the list that shows it
 */
export function useClaim<Given, Got>(
  claim: (given: Given) => Promise<Got>,
  list: QueryKey,
  onClaimed: (got: Got) => void,
): UseMutationResult<Got, Error, Given> {
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: claim,
    onSuccess: onClaimed,
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: list }),
  });
}
