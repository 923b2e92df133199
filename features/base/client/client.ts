import type * as z from 'zod/mini';
import type { PushContract, SocketName } from '#protocol/operation.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { type FirstAnswers, noFirstAnswers } from './firstAnswers.ts';
import { isMistake, MAINTENANCE_CODE, SESSION_ENDED_CODES } from './failures.ts';
import { createRestClient, type RestClient } from './rest.ts';
import type { Wire } from './socket/connection.ts';
import { uuid } from './uuid.ts';
import { createSocketClient, type SessionEnd, type SocketClient } from './socket/socketClient.ts';

export interface ClientOptions {
  /** `https://host` of the service. In a browser, the page's own origin. */
  readonly origin: string;
  readonly fetch?: typeof fetch;
  readonly open?: (url: string) => Wire;
  readonly random?: () => number;
  readonly uuid?: () => string;
  /** The answers that came with the document. */
  readonly first?: FirstAnswers;
}

export interface ClientEvents {
  sessionEnded: { readonly code: number; readonly reason: SessionEnd };
  alert: { readonly failure: Error };
  outdated: { readonly version: string };
  /** A socket was refused, or a call failed with 300010: the service may be closed for maintenance. */
  turnedAway: Readonly<Record<never, never>>;
}
type Handlers = { [Name in keyof ClientEvents]: Set<(event: ClientEvents[Name]) => void> };

/** Both sockets and the REST interface with one session. It does not depend on React. */
export interface Client {
  readonly rest: RestClient;
  readonly first: FirstAnswers;
  readonly sockets: Readonly<Record<SocketName, SocketClient>>;
  /** The session's token, for the `api-token` header. Undefined while signed out. */
  token(): string | undefined;
  start(token: string): void;
  stop(): void;
  wake(): void;
  /** Calls an operation on its contract's socket. @throws see `SocketClient.call` */
  readonly call: SocketClient['call'];
  on<Result extends z.ZodMiniType>(
    contract: PushContract<Result>,
    handler: (result: z.output<Result>) => void,
  ): () => void;
  when<Name extends keyof ClientEvents>(name: Name, handler: (event: ClientEvents[Name]) => void): () => void;
}

/** Contracts of both sockets use the lobby's socket, which every screen keeps open. */
const socketOf = (name: SocketName | 'both'): SocketName => (name === 'chat' ? 'chat' : 'lobby');

export function createClient({ origin, first = noFirstAnswers, ...environment }: ClientOptions): Client {
  const handlers: Handlers = { sessionEnded: new Set(), alert: new Set(), outdated: new Set(), turnedAway: new Set() };
  let token: string | undefined;
  const tab = (environment.uuid ?? uuid)();

  const endSession = (code: number, reason: SessionEnd): void => {
    if (token === undefined) return;
    stop();
    for (const handler of handlers.sessionEnded) handler({ code, reason });
  };
  const alert = (failure: Error): void => {
    for (const handler of handlers.alert) handler({ failure });
  };
  const turnAway = (): void => {
    for (const handler of handlers.turnedAway) handler({});
  };
  const socket = (name: SocketName): SocketClient =>
    createSocketClient({
      ...environment,
      url: `${origin.replace(/^http/, 'ws')}/ws/${name}`,
      login: name === 'chat' ? signInChat : signInLobby,
      tab,
      onSessionEnded: endSession,
      onAlert: alert,
      onTurnedAway: turnAway,
      onOutdated: (version) => {
        for (const handler of handlers.outdated) handler({ version });
      },
    });
  const sockets = { chat: socket('chat'), lobby: socket('lobby') };
  const both = [sockets.lobby, sockets.chat];
  const stop = (): void => {
    if (token !== undefined) first.drop();
    token = undefined;
    for (const one of both) one.stop();
  };

  return {
    rest: createRestClient({
      origin,
      ...(environment.fetch && { fetch: environment.fetch }),
      onFailure: (failure, quiet) => {
        if (failure.code === 100014) endSession(failure.code, 'disabled');
        else if (SESSION_ENDED_CODES.includes(failure.code)) endSession(failure.code, 'replaced');
        else if (failure.code === MAINTENANCE_CODE) turnAway();
        else if (isMistake(failure) && !quiet) alert(failure);
      },
    }),
    first,
    sockets,
    token: () => token,
    start(next) {
      if (token !== undefined && token !== next) first.drop();
      token = next;
      for (const one of both) one.start(next);
    },
    stop,
    wake() {
      for (const one of both) one.wake();
    },
    call: (contract, payload, options) => sockets[socketOf(contract.socket)].call(contract, payload, options),
    on: (contract, handler) => sockets[socketOf(contract.socket)].on(contract, handler),
    when(name, handler) {
      handlers[name].add(handler);
      return () => void handlers[name].delete(handler);
    },
  };
}
