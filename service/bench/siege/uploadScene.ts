import { connect } from 'node:net';
import { pause, type Scene, type Siege } from './scene.ts';

const BYTES = 3 * 1024 * 1024;
/** All but the last byte, so that the service cannot answer yet. */
const BODY = Buffer.alloc(BYTES - 1, ' ');

/** The value from the same run that this value is compared with. */
export const uploadScene = (attackers: number): Scene => ({
  attackers,
  async attack(siege, attacker) {
    await pause(siege.stopped, (attacker * 1000) / attackers);
    while (!siege.stopped.aborted) {
      siege.count(await sendHalf(siege));
      await pause(siege.stopped);
    }
  },
});

/** @returns the status of the answer */
async function sendHalf({ port, stopped, link }: Siege): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  const end = (): void => void socket.destroy();
  stopped.addEventListener('abort', end);
  // A service that refuses resets the rest of the upload.
  socket.on('error', end);
  socket.on('end', end);
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1');
  });
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
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
  await link.send(socket, BODY);
  await closed;
  stopped.removeEventListener('abort', end);
  const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1];
  return status === undefined ? 'cut off' : `answered ${status}`;
}
