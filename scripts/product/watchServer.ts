import { repeat, type Repetition } from '#store/repeat.ts';

const EVERY_MS = 5000;

/** A server that runs as a daemon, outside a group of processes. */
export interface WatchedServer {
  readonly name: string;
  readonly isRunning: () => Promise<boolean>;
  readonly start: () => Promise<void>;
}

/** Checks every few seconds whether a server runs. If it has died, reports that and starts it again. */
export function watchServer(
  { name, isRunning, start }: WatchedServer,
  report: (line: string) => void,
  everyMs = EVERY_MS,
): Repetition {
  const look = async (): Promise<void> => {
    if (await isRunning()) return;
    report(`${name} ended. It starts again.`);
    await start();
    report(`${name} is back.`);
  };
  return repeat(everyMs, look, (error) =>
    report(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`),
  );
}
