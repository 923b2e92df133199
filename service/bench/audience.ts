import { once } from 'node:events';
import { WebSocket } from 'ws';
import { writeRequest } from '#protocol/frame.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { joinRoom, sendHearts } from '#protocol/operations/live.ts';

/** A viewer who only sends hearts. The bench does not parse its pushes, so a full room costs the bench's process little. */
export interface Audience {
  heart(): void;
  /** Whether the service keeps the socket open. */
  isOpen(): boolean;
  /** Ends the socket at once. A thousand closing handshakes would each tell the others of a leaving viewer. */
  end(): void;
}

/** Waits for a frame of the service. @throws Error if the service closes the socket first */
const nextMessage = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    const onClose = (code: number): void => reject(new Error(`the service closed a viewer's socket with ${code}`));
    socket.once('close', onClose);
    socket.once('message', () => {
      socket.off('close', onClose);
      resolve();
    });
  });

/**
 * Signs a viewer in and joins the room. The two answers are not read; a lost one fails the bench's count of viewers.
 *
 * @throws Error if the service refuses or closes the socket, for example without a login within 30 s
 */
export async function joinAudience(port: number, token: string, RoomID: string): Promise<Audience> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/chat`);
  await once(socket, 'open');
  socket.send(writeRequest(signInChat.op, 'login', {}, token));
  await nextMessage(socket);
  socket.send(writeRequest(joinRoom.op, 'join', { RoomID }));
  await nextMessage(socket);
  const frame = writeRequest(sendHearts.op, 'heart', { Count: 1 });
  return {
    heart: () => socket.send(frame),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    end: () => socket.terminate(),
  };
}
