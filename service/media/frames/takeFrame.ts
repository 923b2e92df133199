import { spawn } from 'node:child_process';

const TIMEOUT_MS = 5000;
/** The width of a frame, which is enough for a card. */
const MAX_JPEG_BYTES = 200 * 1024;

/** Why there is no frame: the program is missing, or it could not read the stream in time. */
export type FrameFault = 'missing' | 'failed';

/** Converts one key frame to one JPEG, at most 640 pixels wide. */
const WORDS = (
  '-hide_banner -loglevel error -threads 1 -f flv -i pipe:0 -map 0:v:0 -frames:v 1 -threads 1 ' +
  '-vf scale=w=min(640\\,iw):h=-2 -q:v 6 -f mjpeg pipe:1'
).split(' ');

/**
 * Converts a key frame to a JPEG with one ffmpeg process, within five seconds and 200 KiB.
 * @param flv the head of an FLV stream, the codec description, and a key frame
 */
export function takeFrame(ffmpeg: string, flv: readonly Buffer[]): Promise<Buffer | FrameFault> {
  return new Promise((resolve) => {
    const child = spawn(ffmpeg, WORDS, {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    const pieces: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > MAX_JPEG_BYTES) child.kill('SIGKILL');
      else pieces.push(piece);
    });
    // ffmpeg may end before it has read all its input.
    child.stdin.on('error', () => {});
    child.once('error', () => resolve('missing'));
    child.once('close', (code) => {
      const isWhole = code === 0 && bytes > 0 && bytes <= MAX_JPEG_BYTES;
      resolve(isWhole ? Buffer.concat(pieces) : 'failed');
    });
    child.stdin.end(Buffer.concat(flv));
  });
}
