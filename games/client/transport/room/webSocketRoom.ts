import type { OpenRoomSocket } from './roomSocket.ts';

/**
 * Opens the socket of the game server.
 *
 * @param address such as `wss://games.example/room`
 */
export const webSocketRoom =
  (address: string): OpenRoomSocket =>
  (events) => {
    const socket = new WebSocket(address);
    let isClosed = false;
    socket.addEventListener('open', () => {
      if (!isClosed) events.opened();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isClosed && typeof data === 'string') events.received(data);
    });
    socket.addEventListener('close', ({ code }) => {
      if (isClosed) return;
      isClosed = true;
      events.closed(code);
    });
    return {
      send: (text) => socket.send(text),
      close() {
        isClosed = true;
        socket.close();
      },
    };
  };

/** The address of the rooms of the game server that the frame came from. */
export const roomAddress = (page: string): string => {
  const address = new URL('room', page);
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
  address.search = '';
  address.hash = '';
  return address.href;
};
