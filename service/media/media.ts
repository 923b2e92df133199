import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { MediaAuthority } from './authority.ts';
import { startFrameTimer } from './frames/frameTimer.ts';
import { createMediaMetrics } from './mediaMetrics.ts';
import { createHlsPlay } from './hls/hlsPlay.ts';
import { createViewerAdmission } from './play/admission.ts';
import { createLivePlay, type LivePlay, type LivePlayParts } from './play/livePlay.ts';
import { createOwnerSearch, type FindOwner } from './play/ownerRelay.ts';
import { type Ingest, startIngest } from './rtmp/ingest.ts';
import type { IngestAddress } from './rtmp/ingestAddress.ts';
import { StreamRegistry } from './streamRegistry.ts';

export interface MediaParts extends Omit<LivePlayParts, 'registry' | 'metrics' | 'ownerOf'> {
  readonly authority: MediaAuthority;
  readonly log: Logger;
  /** Absent if no other process has streams. */
  readonly findOwner?: FindOwner | undefined;
  readonly metricsRegistry: Registry;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Absent if publishers cannot connect here. */
  readonly ingest: IngestAddress | undefined;
  /** The most megabits a second of one publisher. */
  readonly maxStreamMbits: number;
  /** The ffmpeg that takes pictures of streams. */
  readonly ffmpeg: string;
  /** The ffmpeg of the operator's choice, which also plays streams by HLS. */
  readonly hlsFfmpeg: string | undefined;
  /** Whether another process takes over. Rooms then stay on air for the gap when this process stops. */
  readonly keepsRooms?: boolean;
}

/** Receives publishers by RTMP and serves viewers by FLV. */
export interface Media {
  readonly play: LivePlay;
  readonly rtmpPort: number | undefined;
  /** Ends every stream. Resolves when the domain has the reports. */
  stop(): Promise<void>;
}

/** @throws Error if the port that an operator chose is taken */
export async function startMedia(parts: MediaParts): Promise<Media> {
  const { authority, log } = parts;
  const metrics = createMediaMetrics(parts.metricsRegistry);
  const { maxStreamMbits } = parts;
  const registry = new StreamRegistry({ authority, log, metrics, now: parts.now, maxStreamMbits });
  metrics.read(registry);
  const admit = createViewerAdmission({ ...parts, registry, metrics });
  const ownerOf = parts.findOwner && createOwnerSearch({ ...parts, findOwner: parts.findOwner, registry });
  const hls = createHlsPlay({ registry, ffmpeg: parts.hlsFfmpeg, log, admit, ownerOf });
  const recheck = (): void => {
    hls.reset();
    registry.recheck().catch((error: unknown) => log.error({ err: error }, 'missed orders were not asked for'));
  };
  const unfollow = authority.follow((order) => {
    registry.take(order);
    hls.take(order);
  }, recheck);
  const endFrames = startFrameTimer({ registry, authority, log, ffmpeg: parts.ffmpeg, now: parts.now });
  const play = createLivePlay({ ...parts, registry, metrics, ownerOf });
  const random = (length: number): Uint8Array => randomBytes(length);
  const ingest = await openIngest(
    parts.ingest,
    (address) => startIngest({ registry, log, metrics, random }, address),
    log,
  );
  return {
    play: {
      ...play,
      answer: (request, response) => {
        if (!hls.answer(request, response)) play.answer(request, response);
      },
    },
    rtmpPort: ingest?.port,
    stop: async () => {
      unfollow();
      endFrames();
      hls.stop();
      await Promise.all([registry.stop({ keepsRooms: parts.keepsRooms ?? false }), ingest?.stop()]);
      play.stop();
    },
  };
}

async function openIngest(
  address: IngestAddress | undefined,
  open: (address: IngestAddress) => Promise<Ingest>,
  log: Logger,
): Promise<Ingest | undefined> {
  if (address === undefined) return undefined;
  try {
    return await open(address);
  } catch (error) {
    if (address.isNamed) throw error;
    log.warn(
      { port: address.port },
      'the port for publishers is in use: live rooms take no stream until RTMP_PORT names another',
    );
    return undefined;
  }
}
