import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { StreamHealth, ViewerRefusal } from '#domain/live/publishing.ts';
import type { AddressFault } from '#domain/live/streamAddress.ts';
import type { MediaOrder } from '#domain/live/mediaNotice.ts';
import { createAddressLimit } from '../http/addressLimit.ts';
import type { MediaAuthority } from '../media/authority.ts';
import { createMediaMetrics } from '../media/mediaMetrics.ts';
import { createLivePlay } from '../media/play/livePlay.ts';
import { type Ingest, startIngest } from '../media/rtmp/ingest.ts';
import { StreamRegistry } from '../media/streamRegistry.ts';
import { createLog } from '../ports/log.ts';

/** The viewer that is the host of every room. */
export const HOST = 'P0';

/** Reports to the domain, in order. */
export type Told = readonly [what: 'started' | 'ended', RoomID: string];

/** A media server without a domain. The test has tables of keys and viewers. */
export interface LiveMedia {
  readonly registry: StreamRegistry;
  readonly authority: MediaAuthority;
  readonly log: Logger;
  readonly ingest: Ingest;
  readonly httpPort: number;
  /** Rooms by stream key. */
  readonly keys: Map<string, string>;
  /** The reasons of refusal by the viewer in the address. */
  readonly refused: Map<string, AddressFault | ViewerRefusal>;
  /** Orders that the domain returns as missed. */
  readonly missed: MediaOrder[];
  /** Kept frames with their rooms. */
  readonly frames: readonly (readonly [RoomID: string, jpeg: Uint8Array])[];
  readonly told: readonly Told[];
  readonly health: readonly StreamHealth[];
  readonly logged: readonly string[];
  /** Returns `rtmp://…/live/<key>`. */
  rtmp(streamKey: string): string;
  stop(): Promise<void>;
}

export async function startLiveMedia(
  changes: {
    readonly gapMs?: number;
    readonly admissionMs?: number;
    readonly silenceMs?: number;
    readonly maxStreamMbits?: number;
    readonly maxUnpublished?: number;
  } = {},
): Promise<LiveMedia> {
  const keys = new Map<string, string>();
  const refused = new Map<string, AddressFault | ViewerRefusal>();
  const missed: MediaOrder[] = [];
  const frames: (readonly [RoomID: string, jpeg: Uint8Array])[] = [];
  const told: Told[] = [];
  const health: StreamHealth[] = [];
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => logged.push(line) });
  const authority: MediaAuthority = {
    authorisePublisher: async (streamKey) => {
      const RoomID = keys.get(streamKey);
      return RoomID === undefined ? { Refused: 'unknownKey' } : { RoomID };
    },
    publisherStarted: async ({ RoomID }) => void told.push(['started', RoomID]),
    publisherEnded: async ({ RoomID }) => void told.push(['ended', RoomID]),
    reportHealth: async (_publisher, numbers) => {
      health.push(numbers);
      return true;
    },
    admitViewer: async (url) => {
      const viewer = new URLSearchParams(url.split('?')[1] ?? '').get('viewer') ?? '';
      const reason = refused.get(viewer);
      return reason === undefined ? { viewer, isHost: viewer === HOST } : { refused: reason };
    },
    follow: () => () => {},
    keepFrame: async (RoomID, jpeg) => void frames.push([RoomID, jpeg]),
    missedOrders: async () => missed.splice(0),
  };
  const metrics = createMediaMetrics(new Registry());
  const now = (): number => performance.now();
  const registry = new StreamRegistry({ authority, log, metrics, now, maxStreamMbits: 20, ...changes });
  const ingest = await startIngest(
    { registry, log, metrics, random: (length) => randomBytes(length), ...changes },
    { port: 0, host: '127.0.0.1' },
  );
  const play = createLivePlay({
    registry,
    authority,
    metrics,
    log,
    addressLimit: createAddressLimit(100_000),
    trustedProxies: 0,
    maxViewersPerAddress: 1000,
    isOwnOrigin: (origin) => origin === undefined || origin === 'http://localhost',
    isDraining: () => false,
  });
  const server = createServer((request, response) => play.answer(request, response));
  server.on('upgrade', (request, raw, head) => {
    if (!play.upgrade(request, raw, head)) raw.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    registry,
    authority,
    log,
    ingest,
    httpPort: (server.address() as AddressInfo).port,
    keys,
    refused,
    missed,
    frames,
    told,
    health,
    logged,
    rtmp: (streamKey) => `rtmp://127.0.0.1:${ingest.port}/live/${streamKey}`,
    stop: async () => {
      await registry.stop();
      await ingest.stop();
      play.stop();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
