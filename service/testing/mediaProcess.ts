import { fork } from 'node:child_process';
import { once } from 'node:events';
import { programOf } from './program.ts';

/** A process of `npm run media` on free ports. */
export interface TestMediaProcess {
  readonly pid: number;
  readonly port: number;
  readonly rtmpPort: number;
  /** The lines of its log. */
  readonly logged: readonly string[];
  /** Stops the process by a signal. */
  stop(): Promise<void>;
  /** Kills the process, as a power cut does. */
  kill(): Promise<void>;
}

/** @throws Error with the output of the process if it does not start */
export async function startMediaProcess(settings: Readonly<Record<string, string>>): Promise<TestMediaProcess> {
  const { file, execArgv } = programOf('service/media/process/main.ts');
  const child = fork(file, [], {
    execArgv: [...execArgv],
    env: { ...process.env, PORT: '0', RTMP_PORT: '0', PUBLIC_ORIGIN: 'http://localhost', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the media process did not start');
  const logged: string[] = [];
  let printed = '';
  const ports = new Promise<{ port: number; rtmpPort: number }>((resolve, reject) => {
    const take = (text: string): void => {
      printed += text;
      const lines = printed.split('\n');
      logged.splice(0, logged.length, ...lines.slice(0, -1));
      const [, rtmp] = /Encoders publish to port (\d+)/.exec(printed) ?? [];
      const [, http] = /Viewers connect to port (\d+)/.exec(printed) ?? [];
      if (rtmp !== undefined && http !== undefined) resolve({ port: Number(http), rtmpPort: Number(rtmp) });
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.once('exit', () => reject(new Error(`the media process ended:\n${printed}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { pid, ...(await ports), logged, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
