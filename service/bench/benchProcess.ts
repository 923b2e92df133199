import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ClientReport, type ClientRequest, ServerReport, type ServerRequest } from './reports.ts';

export type ServerKind = 'ours' | 'bare';

/** A server in a process of its own. */
export interface BenchServer {
  readonly port: number;
  readonly tokens: readonly string[];
  publish(groups: number, messages: number): void;
  residentBytes(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the service (`ours`), or a bare ws server. @param players how many may sign in */
export async function startServer(kind: ServerKind, players: number): Promise<BenchServer> {
  const child = start('benchServer.ts', [kind, String(players)]);
  const listening = ServerReport.parse(await nextMessage(child));
  if (!('listening' in listening)) throw new Error('the server said something else first');
  const send = (request: ServerRequest): void => void child.send(request);
  return {
    port: listening.listening,
    tokens: listening.tokens,
    publish: (groups, messages) => send({ ask: 'publish', groups, messages }),
    residentBytes: async () => {
      send({ ask: 'memory' });
      const report = ServerReport.parse(await nextMessage(child));
      if (!('residentBytes' in report)) throw new Error('the server answered something else');
      return report.residentBytes;
    },
    stop: () => stop(child),
  };
}

/** Many sockets in a process of their own. */
export interface BenchClients {
  /** Does what is asked; resolves once it is done. */
  ask(request: ClientRequest): Promise<void>;
  stop(): Promise<void>;
}

export function startClients(): BenchClients {
  const child = start('benchClients.ts', []);
  return {
    ask: async (request) => {
      child.send(request);
      ClientReport.parse(await nextMessage(child));
    },
    stop: () => stop(child),
  };
}

const start = (file: string, words: readonly string[]): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), [...words], { execArgv: ['--import', 'tsx', '--expose-gc'] });

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new Error(`a process of the benchmark ended (${code ?? 'killed'})`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
