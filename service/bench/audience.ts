import { once } from 'node:events';
import { WebSocket } from 'ws';
import { writeRequest } from '#protocol/frame.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { joinRoom, sendHearts } from '#protocol/operations/live.ts';

/** A viewer who only sends hearts. The bench does not parse its pushes, so a full room costs the bench's process little. */
export interface Audience {
  heart(): void;
  close(): Promise<void>;
}

/** Signs a viewer in and joins the room. The two answers are not read; a lost one fails the bench's count of viewers. */
export async function joinAudience(port: number, token: string, RoomID: string): Promise<Audience> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/chat`);
  await once(socket, 'open');
  socket.send(writeRequest(signInChat.op, 'login', {}, token));
  await once(socket, 'message');
  socket.send(writeRequest(joinRoom.op, 'join', { RoomID }));
  await once(socket, 'message');
  const frame = writeRequest(sendHearts.op, 'heart', { Count: 1 });
  return {
    heart: () => socket.send(frame),
    close: async () => {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}
