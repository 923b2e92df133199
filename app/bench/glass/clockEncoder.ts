import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CLOCK, drawClock } from './clockPicture.ts';

const FRAMES_PER_SECOND = 30;

/** More bytes than a pipe holds, so that ffmpeg has begun to read after them. */
const FIRST_FRAMES = 4;

/**
 * Draws a clock with a tone, encodes it once, and publishes it to several servers.
 *
 * @returns a function that ends it
 */
export async function publishClock(urls: readonly string[]): Promise<() => Promise<void>> {
  const { width, height } = CLOCK;
  const words = [
    ...`-hide_banner -loglevel error -f rawvideo -pix_fmt gray -s ${width}x${height} -r ${FRAMES_PER_SECOND} -i pipe:0`.split(
      ' ',
    ),
    ...'-re -f lavfi -i sine=frequency=440:sample_rate=44100 -map 0:v -map 1:a'.split(' '),
    ...'-c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -g 60 -b:v 800k -c:a aac -b:a 64k'.split(' '),
    ...'-flags +global_header -f tee'.split(' '),
    urls.map((url) => `[f=flv]${url}`).join('|'),
  ];
  const child = spawn('ffmpeg', words, { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.on('error', () => {});
  let frames = 0;
  // The sound begins when ffmpeg starts, and an earlier picture would wait for the sound.
  for (; frames < FIRST_FRAMES; frames += 1)
    await new Promise((resolve) => {
      child.stdin.write(drawClock(Date.now()), resolve);
    });
  const began = performance.now() - (frames * 1000) / FRAMES_PER_SECOND;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) * FRAMES_PER_SECOND) / 1000);
    // Late frames of a busy machine are drawn immediately, so that the stream keeps its speed.
    for (; frames <= due; frames += 1) if (!child.stdin.destroyed) child.stdin.write(drawClock(Date.now()));
  }, 10);
  return async () => {
    clearInterval(timer);
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  };
}
