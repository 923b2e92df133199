import { useMutation, type UseMutationResult, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RoomSettings } from '#protocol/entities/live.ts';
import { getRoomSettings, roomChanged, updateRoomSettings } from '#protocol/operations/live.ts';
import { operationKey, useCall, useOperation, usePush } from '../../../base/client/index.ts';

const KEY = operationKey(getRoomSettings, {});

/** The settings of the player's own room (30320), read again after each change that viewers see (30322). */
export function useHostRoom(isHost: boolean): UseQueryResult<RoomSettings> {
  const queries = useQueryClient();
  usePush(roomChanged, () => void queries.invalidateQueries({ queryKey: KEY }));
  return useOperation(getRoomSettings, {}, { enabled: isHost, staleTime: 0, refetchInterval: 5000 });
}

/** Changes settings of the host's room (30300). */
export function useChangeRoom(): UseMutationResult<RoomSettings, Error, z.input<typeof updateRoomSettings.request>> {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change) => call(updateRoomSettings, change),
    onSuccess: (settings) => queries.setQueryData(KEY, settings),
  });
}
