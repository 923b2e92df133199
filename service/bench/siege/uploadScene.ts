import { connect } from 'node:net';
import { pause, type Scene } from './scene.ts';

const BYTES = 3 * 1024 * 1024;
/** All but the end, so that nobody gets to answer. */
const BODY = Buffer.alloc(BYTES - 1, ' ');

/** Sends uploads but for their last byte, and holds them as long as the service lets it; whoever was refused comes again after a second. */
export const uploadScene = (attackers: number): Scene => ({
  attackers,
  async attack(port, stopped) {
    while (!stopped.aborted) {
      await sendHalf(port, stopped);
      await pause(stopped);
    }
  },
});

async function sendHalf(port: number, stopped: AbortSignal): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const end = (): void => void socket.destroy();
  stopped.addEventListener('abort', end);
  // A service that refuses resets what is still on its way.
  socket.on('error', end);
  socket.on('end', end);
  socket.resume();
  socket.write(
    [
      'POST /api/v1/headshot HTTP/1.1',
      'Host: 127.0.0.1',
      'Content-Type: application/json',
      `Content-Length: ${BYTES}`,
      '',
      '',
    ].join('\r\n'),
  );
  socket.write(BODY);
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });
  stopped.removeEventListener('abort', end);
}
