import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { MediaOrder } from '#domain/live/mediaNotice.ts';
import type { AdmittedViewer, RefusedViewer } from '../play/admission.ts';
import { refuseOtherMethods } from '../play/otherMethods.ts';
import { type OwnerOf, relayRequest } from '../play/ownerRelay.ts';
import type { StreamRegistry } from '../streamRegistry.ts';
import { HlsRoom } from './hlsRoom.ts';
import { HlsWatchers } from './hlsWatchers.ts';

/** The most rooms that play by HLS at once. Each room takes one ffmpeg. */
const MAX_ROOMS = 20;
const SWEEP_MS = 5000;
/** How often a viewer is checked again because viewers were removed meanwhile. */
const MAX_TRIES = 3;

export interface HlsParts {
  readonly registry: Pick<StreamRegistry, 'streamOf'>;
  readonly ffmpeg: string | undefined;
  readonly log: Pick<Logger, 'warn'>;
  /** @param url the signed address, with the path of the FLV stream */
  readonly admit: (request: IncomingMessage, RoomID: string, url: string) => Promise<AdmittedViewer | RefusedViewer>;
  /** Absent if no other process has streams. */
  readonly ownerOf?: OwnerOf | undefined;
  readonly sweepMs?: number;
}

/** Serves `/live/<RoomID>.m3u8` for iPhones, which have no media source extensions. */
export interface HlsPlay {
  /** @returns whether the request is for HLS */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  take(order: MediaOrder): void;
  /** Removes all watchers since orders may have been missed. Players have to request a new address. */
  reset(): void;
  stop(): void;
}

interface Answer {
  readonly status: number;
  /** Seconds until the client may retry. */
  readonly retryAfter?: number;
  readonly type?: string;
  readonly body?: string | Buffer;
}

/** HLS is available, but not for this room at the moment. */
const NOT_NOW: Answer = { status: 503, retryAfter: 5 };
/** HLS is not available. */
const NEVER: Answer = { status: 501 };

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

export function createHlsPlay({ registry, ffmpeg, log, admit, ownerOf, sweepMs = SWEEP_MS }: HlsParts): HlsPlay {
  const rooms = new Map<string, Promise<HlsRoom>>();
  // Real time: the development clock does not move players.
  const watchers = new HlsWatchers(() => performance.now());

  const open = (RoomID: string): Promise<HlsRoom> | undefined => {
    const stream = registry.streamOf(RoomID);
    const running = rooms.get(RoomID);
    if (running !== undefined || stream === undefined || ffmpeg === undefined || rooms.size >= MAX_ROOMS)
      return running;
    const starting = HlsRoom.start(ffmpeg, stream, {
      watching: () => watchers.count(RoomID),
      onFailure: (words) => log.warn({ RoomID, words }, 'the HLS of a room ended'),
      onEnd: () => {
        if (rooms.get(RoomID) === starting) rooms.delete(RoomID);
      },
    });
    rooms.set(RoomID, starting);
    starting.catch(() => rooms.delete(RoomID));
    return starting;
  };
  const begin = async (request: IncomingMessage, RoomID: string): Promise<Answer> => {
    if (ffmpeg === undefined) return NEVER;
    const url = (request.url ?? '').replace('.m3u8?', '.flv?');
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const admitted = await admit(request, RoomID, url);
      if ('status' in admitted) return { status: admitted.status };
      // The watcher is added before its playlist exists, so that orders reach it and the sweep keeps its room.
      const token = watchers.add(admitted);
      if (token === undefined) return { status: 429 };
      const room = await open(RoomID);
      const playlist = await room?.playlist({ isNewcomer: true });
      if (!watchers.holds(token)) continue;
      if (playlist !== undefined) return masterOf(RoomID, token);
      watchers.drop(token);
      return room?.isMissing === true ? NEVER : NOT_NOW;
    }
    return NOT_NOW;
  };
  const masterOf = (RoomID: string, token: string): Answer => {
    const body = `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=3000000\n/live/hls/${encodeURIComponent(RoomID)}/${token}/index.m3u8\n`;
    return { status: 200, type: PLAYLIST_TYPE, body };
  };
  const goOn = async (RoomID: string, token: string, file: string): Promise<Answer> => {
    const room = watchers.see(token)?.RoomID === RoomID ? await open(RoomID) : undefined;
    if (room === undefined) return { status: 404 };
    if (file === 'index.m3u8') {
      const body = await room.playlist();
      return body === undefined ? NOT_NOW : { status: 200, type: PLAYLIST_TYPE, body };
    }
    const body = await room.segment(file);
    return body === undefined ? { status: 404 } : { status: 200, type: 'video/mp2t', body };
  };
  const end = (isOver: (RoomID: string) => boolean): void => {
    for (const [RoomID, starting] of rooms) if (isOver(RoomID)) starting.then((room) => room.end()).catch(() => {});
  };
  const sweep = setInterval(() => end((RoomID) => !watchers.has(RoomID)), sweepMs);
  sweep.unref();

  const answerOf = (request: IncomingMessage): { RoomID: string; answer: () => Promise<Answer> } | undefined => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const [, name] = /^\/live\/([^/]{1,200})\.m3u8$/.exec(path) ?? [];
    if (name !== undefined) {
      const RoomID = decode(name);
      return { RoomID, answer: () => begin(request, RoomID) };
    }
    const [, room, token, file] = /^\/live\/hls\/([^/]{1,200})\/([\w-]{22})\/([\w.]{1,20})$/.exec(path) ?? [];
    if (room === undefined || token === undefined || file === undefined) return undefined;
    const RoomID = decode(room);
    return { RoomID, answer: () => goOn(RoomID, token, file) };
  };
  const send = (response: ServerResponse, { status, retryAfter, type = 'text/plain', body = '' }: Answer): void => {
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
      // Pages of other origins of the product play the stream.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(body);
  };

  return {
    answer: (request, response) => {
      const asked = answerOf(request);
      if (asked === undefined) return false;
      if (refuseOtherMethods(request, response)) return true;
      const answering = async (): Promise<void> => {
        const owner = await ownerOf?.(request, asked.RoomID);
        if (owner === undefined) send(response, await asked.answer());
        else relayRequest(owner, request, response);
      };
      answering().catch(() => response.destroy());
      return true;
    },
    take: (order) =>
      watchers.remove(({ RoomID, viewer, isHost }) => {
        if (order.RoomID !== RoomID && order.RoomID !== '') return false;
        return (order.Kind === 'hide' && !isHost) || (order.Kind === 'cutViewer' && order.PlayerID === viewer);
      }),
    reset: () => watchers.remove(() => true),
    stop: () => {
      clearInterval(sweep);
      end(() => true);
    },
  };
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
