import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPrideStatus, setPrideStatus } from '#protocol/operations/pride.ts';
import { operationKey, useCall } from '../../base/client/index.ts';

const ON = 1;
const OFF = 2;

/** Switches win announcements for all connections of the player (12120). */
export function useSetWinAnnouncements(): UseMutationResult<{ Status: 1 | 2 }, Error, boolean> {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => call(setPrideStatus, { Status: on ? ON : OFF }),
    onSuccess: (status) => void queries.setQueryData(operationKey(getPrideStatus), status),
  });
}
