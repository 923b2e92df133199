import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Killable } from './restarted.ts';

/** Faults of a call between the game server and the platform. */
export const MISCHIEF = [
  'loseRequest',
  'loseAnswer',
  'double',
  'delay',
  'delayLong',
  'killBefore',
  'killDuring',
  'killAfter',
] as const;
export type Mischief = (typeof MISCHIEF)[number];

/** Longer than the game server's timeout, and than its janitor's first pause. */
const LONG_MS = 5500;
const SHORT_MS = 300;
const DURING_MS = 3;

export interface UnreliableProxy {
  readonly origin: string;
  readonly counts: ReadonlyMap<Mischief, number>;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/**
 * Forwards wallet calls to the platform, and loses, doubles and delays some. Also kills the platform before, during and
 * after calls.
 *
 * @param choose the fault of the next call that moves or shows something
 * @param random numbers from 0 to 1
 */
export async function startProxy(
  platform: () => Promise<Killable>,
  choose: () => Mischief | undefined,
  random: () => number,
): Promise<UnreliableProxy> {
  const counts = new Map<Mischief, number>();
  const forward = async (path: string, headers: Record<string, string>, body: string): Promise<Answer> => {
    const { port } = await platform();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.text() };
  };
  const carry = async (path: string, send: () => Promise<Answer>): Promise<Answer | undefined> => {
    const mischief = /bet|win|play|close|rollback/.test(path) ? choose() : undefined;
    if (mischief !== undefined) counts.set(mischief, (counts.get(mischief) ?? 0) + 1);
    switch (mischief) {
      case 'loseRequest':
        return undefined;
      case 'loseAnswer':
        await send();
        return undefined;
      case 'double':
        return Promise.race([send(), send()]);
      case 'delay':
        await setTimeout(SHORT_MS);
        return send();
      case 'delayLong':
        await setTimeout(LONG_MS);
        return send();
      case 'killBefore':
        (await platform()).kill();
        return send();
      case 'killDuring': {
        const sending = send();
        await setTimeout(random() * DURING_MS);
        (await platform()).kill();
        return sending;
      }
      case 'killAfter': {
        const answer = await send();
        (await platform()).kill();
        return random() < 0.5 ? answer : undefined;
      }
      default:
        return send();
    }
  };
  const http = createServer((request, response) => {
    void (async () => {
      const { url = '', headers } = request;
      const body = await text(request);
      const kept = Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          name.startsWith('x-wallet-') || name === 'content-type' ? [[name, String(value)]] : [],
        ),
      );
      const answer = await carry(url, () => forward(url, kept, body)).catch(() => undefined);
      if (answer === undefined) request.socket.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    })().catch(() => request.socket.destroy());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    counts,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}
