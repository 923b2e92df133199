import { startChild } from './childProcess.ts';
import { ClientReport, type ClientRequest, type ServerKind, ServerReport, type ServerRequest } from './reports.ts';

export interface BenchServer {
  readonly port: number;
  readonly tokens: readonly string[];
  publish(groups: number, messages: number): void;
  residentBytes(): Promise<number>;
  /** The processor time of its process so far, in user and system mode. */
  processorMilliseconds(): Promise<number>;
  stop(): Promise<void>;
}

/** @param players how many players can sign in */
export async function startServer(kind: ServerKind, players: number): Promise<BenchServer> {
  const words = [kind, String(players)];
  const child = startChild<ServerRequest>(new URL('benchServer.ts', import.meta.url), words);
  const listening = await child.ready(ServerReport);
  if (!('listening' in listening)) throw new Error('the server said something else first');
  return {
    port: listening.listening,
    tokens: listening.tokens,
    publish: (groups, messages) => child.tell({ ask: 'publish', groups, messages }),
    residentBytes: async () => {
      const report = await child.ask({ ask: 'memory' }, ServerReport);
      if (!('residentBytes' in report)) throw new Error('the server answered something else');
      return report.residentBytes;
    },
    processorMilliseconds: async () => {
      const report = await child.ask({ ask: 'processor' }, ServerReport);
      if (!('processorMilliseconds' in report)) throw new Error('the server answered something else');
      return report.processorMilliseconds;
    },
    stop: () => child.stop(),
  };
}

/** Many sockets in a separate process. */
export interface BenchClients {
  /** Executes a request. Resolves when it is done. */
  ask(request: ClientRequest): Promise<void>;
  stop(): Promise<void>;
}

export function startClients(): BenchClients {
  const child = startChild<ClientRequest>(new URL('benchClients.ts', import.meta.url), []);
  return {
    ask: async (request) => {
      await child.ask(request, ClientReport);
    },
    stop: () => child.stop(),
  };
}
