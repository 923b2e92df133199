import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A test picture with sound, encoded in real time: small, thirty frames a second, a key frame every second. */
const SOURCE =
  '-re -f lavfi -i testsrc2=size=320x180:rate=30 -f lavfi -i sine=frequency=440:sample_rate=44100 ' +
  '-c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -g 30 -b:v 300k -c:a aac -b:a 64k';

export interface FfmpegPublisher {
  /** Resolves with the exit code and all output. */
  readonly ended: Promise<{ readonly code: number | null; readonly printed: string }>;
  kill(): void;
}

/** Whether this machine has an ffmpeg that encodes H.264. */
export async function hasFfmpeg(): Promise<boolean> {
  const child = spawn('ffmpeg', ['-hide_banner', '-encoders']);
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += String(text);
  });
  child.stderr.resume();
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', () => resolve(printed.includes('libx264')));
  });
}

/** Publishes the test picture. @param options replace the codec options */
export function publishFfmpeg(url: string, options: readonly string[] = []): FfmpegPublisher {
  const child = spawn(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'info', ...SOURCE.split(' '), ...options, '-f', 'flv', url],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let printed = '';
  child.stderr.on('data', (text) => {
    printed += String(text);
  });
  return {
    ended: once(child, 'close').then(() => ({ code: child.exitCode, printed })),
    kill: () => void child.kill('SIGKILL'),
  };
}
