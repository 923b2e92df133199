import type { Connection } from '#domain/connection/connection.ts';
import { PING_INTERVAL_MS } from '#protocol/limits.ts';
import { FromPage, type FromWorld, type Wire } from '../wire/messages.ts';
import type { World } from './world.ts';

const SWEEP_INTERVAL_MS = 2_000;

/** A page that is connected to the world. */
export interface AdmittedPage {
  ping(): void;
  complain(error: unknown): void;
}

/**
 * Connects a page: answers its messages until it leaves.
 *
 * @param onGone called when it leaves
 */
export function admit(
  world: Pick<World, 'call' | 'game' | 'open' | 'openRoom' | 'command' | 'subscribe'>,
  wire: Wire,
  onGone: (page: AdmittedPage) => void = () => {},
): AdmittedPage {
  const connections = new Map<number, Pick<Connection, 'receive' | 'closed'> & Partial<Pick<Connection, 'heard'>>>();
  const send = (message: FromWorld): void => wire.postMessage(message);
  const unsubscribe = world.subscribe((event) => send({ kind: 'event', event }));

  const settle = (id: number, work: Promise<FromWorld>): void => {
    work.then(send).catch((error: unknown) => send({ kind: 'failed', id, message: String(error) }));
  };

  const open = (id: number, socket: 'chat' | 'lobby', brand: string): void => {
    const transport = {
      send: (text: string) => send({ kind: 'frame', id, text }),
      sendShared: ({ text }: { readonly text: string }) => send({ kind: 'frame', id, text }),
      close: (code: number, reason: string) => {
        connections.delete(id);
        send({ kind: 'close', id, code, reason });
      },
    };
    const connection = world.open(transport, socket, brand);
    if (connection !== undefined) connections.set(id, connection);
  };

  const openRoom = (id: number): void => {
    const caller = world.openRoom({
      send: (text) => send({ kind: 'frame', id, text }),
      close: (code, reason) => {
        connections.delete(id);
        send({ kind: 'close', id, code, reason });
      },
    });
    if (caller !== undefined) connections.set(id, caller);
  };

  const leave = (): void => {
    unsubscribe();
    for (const connection of connections.values()) connection.closed();
    connections.clear();
    wire.close();
    onGone(page);
  };

  const take = (message: FromPage): void => {
    switch (message.kind) {
      case 'call':
        settle(
          message.id,
          world.call(message.call).then((reply) => ({ kind: 'reply', id: message.id, reply })),
        );
        break;
      case 'command':
        settle(
          message.id,
          world.command(message.command).then((result) => ({ kind: 'done', id: message.id, result })),
        );
        break;
      case 'game':
        settle(
          message.id,
          world.game(message.request, message.plan).then((result) => ({ kind: 'done', id: message.id, result })),
        );
        break;
      case 'open':
        open(message.id, message.socket, message.brand);
        break;
      case 'openRoom':
        openRoom(message.id);
        break;
      case 'frame':
        connections
          .get(message.id)
          ?.receive(message.text)
          .catch((error: unknown) => reportError(error));
        break;
      case 'closed':
        connections.get(message.id)?.closed();
        connections.delete(message.id);
        break;
      case 'pong':
        for (const connection of connections.values()) connection.heard?.();
        break;
      case 'gone':
        leave();
        break;
    }
  };

  wire.addEventListener('message', ({ data }: MessageEvent<unknown>) => take(FromPage.parse(data)));
  wire.start();
  const page: AdmittedPage = {
    ping: () => send({ kind: 'ping' }),
    complain: (error) => send({ kind: 'error', message: inWords(error) }),
  };
  return page;
}

/** An error as text with its stack and causes, since only text crosses the wire. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack?.includes(error.message) === true ? error.stack : `${String(error)}\n${error.stack ?? ''}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${inWords(error.cause)}`;
}

/** Pings every page and closes idle connections, as the service does. A closed page does not answer. */
export function startSweeping(world: Pick<World, 'sweep'>, pages: Iterable<AdmittedPage>): () => void {
  let last = performance.now();
  const sweep = setInterval(() => {
    const now = performance.now();
    world.sweep(now - last);
    last = now;
  }, SWEEP_INTERVAL_MS);
  const ping = setInterval(() => {
    for (const page of pages) page.ping();
  }, PING_INTERVAL_MS);
  return () => {
    clearInterval(sweep);
    clearInterval(ping);
  };
}
