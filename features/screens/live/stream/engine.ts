import type { Engine } from './engineTypes.ts';

declare global {
  interface Window {
    readonly ManagedMediaSource?: Pick<typeof MediaSource, 'isTypeSupported'>;
  }
}

/** H.264 and AAC, as the service sends them. */
const CODECS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

/** Checks the managed media source first: iPhones since iOS 17.1 have only that one. */
const isSupported = (): boolean =>
  (window.ManagedMediaSource?.isTypeSupported(CODECS) ?? false) ||
  ('MediaSource' in window && MediaSource.isTypeSupported(CODECS));

/** Plays FLV over a WebSocket by media source extensions. */
const flv: Engine = {
  load: () => import('./mpegtsEngine.ts').then((module) => module.startMpegts),
  addressOf: (room) => room.DownStreamUrl,
};

/** Plays HLS on iPhones before iOS 17.1, with a longer delay. The service has HLS if the operator set `FFMPEG_PATH`. */
const hls: Engine = {
  ownPaceMs: 20_000,
  load: () => import('./hlsEngine.ts').then((module) => module.startHls),
  addressOf: (room) => room.DownStreamUrl.replace(/^ws/, 'http').replace('.flv?', '.m3u8?'),
};

const playsHls = (): boolean => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';

/**
 * Returns how this browser plays a room's stream: FLV by media source extensions, otherwise HLS by the video itself.
 *
 * @returns undefined if the browser can play neither
 */
export function engineOfBrowser(): Engine | undefined {
  if (isSupported()) return flv;
  return playsHls() ? hls : undefined;
}
