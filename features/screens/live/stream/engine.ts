import type { Engine } from './engineTypes.ts';

declare global {
  interface Window {
    /** Absent outside Apple's browsers. */
    readonly ManagedMediaSource?: Pick<typeof MediaSource, 'isTypeSupported'>;
  }
}

/** H.264 and AAC as the service passes them on. */
const CODECS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

/** Asks the managed media source first: iPhones since iOS 17.1 have no other. */
const isSupported = (): boolean =>
  (window.ManagedMediaSource?.isTypeSupported(CODECS) ?? false) ||
  ('MediaSource' in window && MediaSource.isTypeSupported(CODECS));

/** Plays FLV over a WebSocket by media source extensions. */
const flv: Engine = {
  load: () => import('./mpegtsEngine.ts').then((module) => module.startMpegts),
  addressOf: (room) => room.DownStreamUrl,
};

/**
 * The way in which this browser plays a room's stream: FLV by media source extensions.
 * @returns undefined where it can't: iPhones before iOS 17.1
 */
export const engineOfBrowser = (): Engine | undefined => (isSupported() ? flv : undefined);
