import { PortAnswer, type PortRequest } from '#games/api/index.ts';
import type { SocketName } from '#protocol/operation.ts';
import {
  type CarriedCall,
  CarriedReply,
  FromWorld,
  type GamePlan,
  type FromPage,
  type WorldEvent,
  type Command,
  COMMAND_RESULTS,
  type CommandResult,
  type Wire,
} from '../wire/messages.ts';

/** A socket of this page, in the world. */
export interface WorldSocket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  frame(text: string): void;
  closed(code: number, reason: string): void;
}

/** The connection of a page to the world, which only carries messages. */
export interface WorldLink {
  /** @throws Error if the world could not answer */
  call(call: CarriedCall): Promise<CarriedReply>;
  /**
   * Carries a call of a game's client to the game server.
   *
   * @throws Error if the world could not answer
   */
  game(request: PortRequest, plan?: GamePlan): Promise<PortAnswer>;
  open(socket: SocketName, brand: string, events: SocketEvents): WorldSocket;
  /** Opens the socket of a room of the game server. */
  openRoom(events: SocketEvents): WorldSocket;
  /** Runs a command of a development tool. @throws Error when the world cannot run it */
  command<Given extends Command>(command: Given): Promise<CommandResult<Given['command']>>;
  /** @returns a function that unsubscribes */
  subscribe(listener: (event: WorldEvent) => void): () => void;
  leave(): void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Connects to a world over a wire.
 *
 * @param report called with errors of the world without a waiting caller
 */
export function createLink(wire: Wire, report = (error: Error): void => reportError(error)): WorldLink {
  const waiting = new Map<number, Waiting>();
  const sockets = new Map<number, SocketEvents>();
  const listeners = new Set<(event: WorldEvent) => void>();
  let ids = 0;
  let broken: Error | undefined;
  const send = (message: FromPage): void => wire.postMessage(message);

  const ask = (make: (id: number) => FromPage): Promise<unknown> => {
    if (broken !== undefined) return Promise.reject(broken);
    const id = ++ids;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      send(make(id));
    });
  };
  const settle = (id: number, how: (asked: Waiting) => void): void => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (asked !== undefined) how(asked);
  };
  const fail = (message: string): void => {
    broken = new Error(`The mock world is broken: ${message}`);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };

  const take = (message: FromWorld): void => {
    switch (message.kind) {
      case 'reply':
        settle(message.id, ({ resolve }) => resolve(message.reply));
        break;
      case 'done':
        settle(message.id, ({ resolve }) => resolve(message.result));
        break;
      case 'failed':
        settle(message.id, ({ reject }) => reject(new Error(message.message)));
        break;
      case 'frame':
        sockets.get(message.id)?.frame(message.text);
        break;
      case 'close': {
        const events = sockets.get(message.id);
        sockets.delete(message.id);
        events?.closed(message.code, message.reason);
        break;
      }
      case 'ping':
        send({ kind: 'pong' });
        break;
      case 'event':
        for (const listener of listeners) listener(message.event);
        break;
      case 'error':
        report(new Error(`In the mock world: ${message.message}`));
        break;
      case 'broken':
        fail(message.message);
        break;
    }
  };
  wire.addEventListener('message', ({ data }: MessageEvent<unknown>) => take(FromWorld.parse(data)));
  wire.start();

  const openSocket = (events: SocketEvents, opening: (id: number) => FromPage): WorldSocket => {
    const id = ++ids;
    sockets.set(id, events);
    send(opening(id));
    return {
      send: (text) => send({ kind: 'frame', id, text }),
      close() {
        if (sockets.delete(id)) send({ kind: 'closed', id });
      },
    };
  };

  return {
    async call(call) {
      return CarriedReply.parse(await ask((id) => ({ kind: 'call', id, call })));
    },
    async game(request, plan = {}) {
      return PortAnswer.parse(await ask((id) => ({ kind: 'game', id, request, plan })));
    },
    open: (socket, brand, events) => openSocket(events, (id) => ({ kind: 'open', id, socket, brand })),
    openRoom: (events) => openSocket(events, (id) => ({ kind: 'openRoom', id })),
    async command<Given extends Command>(command: Given) {
      const name: Given['command'] = command.command;
      const result = await ask((id) => ({ kind: 'command', id, command }));
      return COMMAND_RESULTS[name].parse(result) as CommandResult<Given['command']>;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    leave() {
      send({ kind: 'gone' });
      wire.close();
    },
  };
}
