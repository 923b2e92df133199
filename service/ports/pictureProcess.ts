import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { lowerPriority } from './lowerPriority.ts';

export interface PictureProcess {
  readonly pid: number;
  /** @returns undefined if the picture cannot be decoded within the limit; the process is then ended */
  rewrite(jpeg: Uint8Array, limitMs: number): Promise<Uint8Array | undefined>;
  /** Whether the process accepts another picture. */
  isAlive(): boolean;
  /** Kills the process. */
  end(): void;
}

const PROGRAM = fileURLToPath(new URL('rewritePicture.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const START_MS = 60_000;

const Ready = z.object({ ready: z.literal(true) });
/** `last` means that the process has grown too large and exits. */
const Answer = z.object({ picture: z.instanceof(Uint8Array).nullable(), last: z.boolean() });

/**
 * Starts the process that decodes pictures. The process has no secrets, and does not keep the service alive while it is
 * idle.
 * @throws Error if it does not start
 */
export async function startPictureProcess(): Promise<PictureProcess> {
  const child = fork(PROGRAM, [], {
    execArgv: ['--import', LOADER, '--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Without a single arena glibc keeps the freed memory of each thread. glib and tsx need no other variables.
    env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1', ...(process.env['PATH'] && { PATH: process.env['PATH'] }) },
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  let alive = true;
  const end = (): void => {
    alive = false;
    child.kill('SIGKILL');
  };
  child.once('exit', () => (alive = false));
  // A failed send results in no answer.
  child.on('error', () => (alive = false));
  const started = await nextMessage(child, START_MS);
  if (!Ready.safeParse(started).success) {
    end();
    throw new Error('the process for pictures did not start');
  }
  // Repeated, since on a busy machine the process may have started threads before the first call.
  if (child.pid !== undefined) lowerPriority(child.pid);
  rest(child);
  return {
    pid: child.pid ?? 0,
    async rewrite(jpeg, limitMs) {
      work(child);
      const answer = nextMessage(child, limitMs);
      child.send({ jpeg });
      const parsed = Answer.safeParse(await answer);
      if (parsed.data?.last === false) rest(child);
      else end();
      return parsed.data?.picture ?? undefined;
    },
    isAlive: () => alive,
    end,
  };
}

/** Resolves with the next message, or undefined if the process exits or the time is over. */
function nextMessage(child: ChildProcess, limitMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (message: unknown): void => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', gone).off('error', gone);
      resolve(message);
    };
    const gone = (): void => settle(undefined);
    const timer = setTimeout(gone, limitMs);
    child.once('message', settle).once('exit', gone).once('error', gone);
  });
}

function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function work(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
