import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { startLiveMedia } from '../../testing/liveMedia.ts';
import { residentBytes } from '../residentBytes.ts';
import { LiveKind, ServerAsk } from './reports.ts';

const KEY = 'k';
const ROOM = '1';

async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server: Server = createServer(onConnection);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The minimal fan-out: the publisher's connection piped to every reader's. */
async function serveBare(): Promise<{ readonly source: number; readonly readers: number }> {
  const readers: Socket[] = [];
  const accept = (socket: Socket): void => {
    readers.push(socket);
    // The reader waits for this byte, so that it is connected before the publisher.
    socket.write('.');
  };
  const source = await listen((socket) => {
    socket.setMaxListeners(0);
    for (const reader of readers) socket.pipe(reader);
  });
  return { source, readers: await listen(accept) };
}

async function serveOurs(): Promise<{ readonly source: number; readonly readers: number }> {
  const media = await startLiveMedia();
  media.keys.set(KEY, ROOM);
  return { source: media.ingest.port, readers: media.httpPort };
}

async function answer(asked: ServerAsk): Promise<void> {
  const { user, system } = process.cpuUsage();
  const value = asked.ask === 'memory' ? await residentBytes() : (user + system) / 1000;
  process.send?.({ value });
}

const kind = LiveKind.parse(process.argv[2]);
process.on('message', (message) => void answer(ServerAsk.parse(message)));
process.on('disconnect', () => process.exit(0));
process.send?.(await (kind === 'ours' ? serveOurs() : serveBare()));
