import { useSyncExternalStore } from 'react';
import type { SocketName } from '#protocol/operation.ts';
import type { SocketState } from '../socket/socketClient.ts';
import { useClient } from './ClientProvider.tsx';

export function useSocketState(name: SocketName): SocketState {
  const socket = useClient().sockets[name];
  return useSyncExternalStore(socket.subscribe, socket.state, socket.state);
}
