import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { readFlvTags } from '../flv/flvTag.ts';
import { pushLoop } from './pushLoop.ts';
import { publishRtmp, readPublishAddress } from './rtmpClient.ts';

/**
 * Sends a recording repeatedly until the server or the signal ends it. Resolves with the last output or sentence of the
 * server.
 */
export type Encoder = (file: string, url: string, signal: AbortSignal) => Promise<string>;

/** Reads and sends the recording in Node. */
export const pushByNode: Encoder = async (file, url, signal) => {
  const tags = readFlvTags(await readFile(file));
  const stream = await publishRtmp(readPublishAddress(url));
  const stop = (): void => stream.end();
  signal.addEventListener('abort', stop);
  await pushLoop(tags, stream, signal);
  signal.removeEventListener('abort', stop);
  return stream.ended;
};

/** Sends the recording by ffmpeg without encoding it again. */
export const pushByFfmpeg =
  (ffmpeg: string): Encoder =>
  (file, url, signal) => {
    const words = [
      '-hide_banner',
      '-loglevel',
      'error',
      '-re',
      '-stream_loop',
      '-1',
      '-i',
      file,
      '-c',
      'copy',
      '-f',
      'flv',
      url,
    ];
    const child = spawn(ffmpeg, words, { stdio: ['ignore', 'ignore', 'pipe'], signal });
    let printed = '';
    child.stderr.on('data', (text) => {
      printed = `${printed}${String(text)}`.slice(-1000);
    });
    return new Promise((resolve) => {
      child.on('error', (error) => resolve(error.message));
      child.on('close', () => resolve(printed));
    });
  };

export async function isFfmpeg(program: string): Promise<boolean> {
  const child = spawn(program, ['-version'], { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
