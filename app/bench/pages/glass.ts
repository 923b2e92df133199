import { startMpegts } from '#features/screens/live/stream/mpegtsEngine.ts';
import { CLOCK, readClock } from '../glass/clockPicture.ts';

export interface GlassPage {
  /** Plays a stream like the product, and measures the delay of each shown frame. */
  play(name: string, address: string): void;
  /** Returns the delays since the last call, in milliseconds. */
  take(name: string): number[];
}

const delays = new Map<string, number[]>();

function play(name: string, address: string): void {
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  const canvas = document.createElement('canvas');
  canvas.width = CLOCK.width;
  canvas.height = CLOCK.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const read: number[] = [];
  delays.set(name, read);
  const onFrame = (): void => {
    context?.drawImage(video, 0, 0, CLOCK.width, CLOCK.height);
    const pixels = context?.getImageData(0, 0, CLOCK.width, CLOCK.height).data;
    const time = readClock((x, y) => pixels?.[(y * CLOCK.width + x) * 4] ?? 0);
    if (time !== undefined) read.push((Date.now() % 2 ** 32) - time);
    video.requestVideoFrameCallback(onFrame);
  };
  video.requestVideoFrameCallback(onFrame);
  startMpegts(video, address, { onData: () => {}, onLost: () => {}, onUnsupported: () => {} });
  void video.play();
}

const page: GlassPage = { play, take: (name) => delays.get(name)?.splice(0) ?? [] };
Object.assign(window, { glass: page });
