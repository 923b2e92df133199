import { FromRoomPort, type ToRoomPort } from '#games/api/index.ts';
import type { OpenRoomSocket } from './roomSocket.ts';

/** Opens the socket of a game server in this browser, over the port that carries the calls of the game. */
export const portRoom =
  (port: MessagePort): OpenRoomSocket =>
  (events) => {
    const post = (Room: ToRoomPort['Room']): void => port.postMessage({ Room } satisfies ToRoomPort);
    const listener = ({ data }: MessageEvent<unknown>): void => {
      const message = FromRoomPort.safeParse(data);
      if (!message.success) return;
      const { Room } = message.data;
      if (Room.Kind === 'opened') events.opened();
      else if (Room.Kind === 'text') events.received(Room.Text);
      else {
        port.removeEventListener('message', listener);
        events.closed(Room.Code);
      }
    };
    port.addEventListener('message', listener);
    port.start();
    post({ Kind: 'open' });
    return {
      send: (Text) => post({ Kind: 'text', Text }),
      close() {
        port.removeEventListener('message', listener);
        post({ Kind: 'close' });
      },
    };
  };
