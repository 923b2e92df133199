import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that runs once at a time: `mutate` does nothing while a run is under way. A second press may come before the control shows
 * that it is busy, and would then spend or send twice.
 */
export function useSingleMutation<Got, Given = void>(
  options: UseMutationOptions<Got, Error, Given>,
): UseMutationResult<Got, Error, Given> {
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isUnderWay.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const { mutate } = mutation;
  return {
    ...mutation,
    mutate: (...press) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(...press);
    },
  };
}
