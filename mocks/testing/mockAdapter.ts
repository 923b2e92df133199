import type { TransportAdapter, RestCall } from '#conformance/transportAdapter.ts';
import type { WorldLink } from '../page/link.ts';
import type { CarriedReply } from '../wire/messages.ts';
import { CookieJarPool } from './cookieJarPool.ts';
import { carried, patience } from './linkAdapter.ts';

/** A transport adapter over the mocks, and the jar that its calls go with. */
export interface MockAdapter {
  readonly adapter: TransportAdapter;
  readonly jar: () => string;
}

/**
 * The conformance suite's view of the mocks: real `fetch` and `WebSocket`, which MSW intercepts. What only sets the scene of a
 * case is carried to the world straight, as the handlers would carry it: a service worker takes ten times as long, and every
 * contract goes through it in its own cases. Cookies stay in the world, as everywhere on mocks, so each call's lie in a jar.
 */
export function createMockAdapter(origin: string, link: () => WorldLink): MockAdapter {
  const rack = new CookieJarPool(link);
  const door = new Door();

  const adapter: TransportAdapter = {
    call: (call) =>
      rack.lend(call.cookies, async (jar) => {
        const { status, headers, body } = await (call.isSubject
          ? door.pass(jar, () => intercepted(origin, call))
          : carried(origin, call, jar, link()));
        return {
          status,
          headers,
          text: typeof body === 'string' ? body : new TextDecoder().decode(body),
        };
      }),
    connect: (socket, events) =>
      new Promise((resolve, reject) => {
        const wire = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws/${socket}`);
        wire.addEventListener('message', ({ data }) => events.message(String(data)));
        wire.addEventListener('close', ({ code }) => events.closed(code));
        wire.addEventListener('error', () => reject(new Error(`the ${socket} socket did not open`)));
        wire.addEventListener('open', () =>
          resolve({
            send: (text) => wire.send(text),
            close: () => wire.close(),
          }),
        );
      }),
    patience,
  };
  return { adapter, jar: () => door.jar };
}

async function intercepted(origin: string, { method, path, headers, body }: RestCall): Promise<CarriedReply> {
  // A browser does not show where it is sent, only where it went; Node would request a page that does not exist.
  const redirect = typeof document === 'undefined' ? 'manual' : 'follow';
  const url = `${origin}${path}`;
  const response = await fetch(url, {
    method,
    headers,
    redirect,
    ...(body !== undefined && { body }),
  });
  // `redirected` is false here: the worker fetches the target of the redirect itself.
  if (redirect === 'follow' && new URL(response.url).pathname !== new URL(url).pathname) {
    await response.body?.cancel();
    return {
      status: 303,
      headers: { location: response.url.slice(origin.length) },
      body: '',
    };
  }
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

/** Passes requests of one jar to the interception at a time: a handler cannot see which jar a request belongs to. */
class Door {
  /** Whose requests pass now. */
  jar = '';
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  async pass<Result>(jar: string, work: () => Promise<Result>): Promise<Result> {
    while (this.#inside > 0 && this.jar !== jar) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    this.jar = jar;
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
      if (this.#inside === 0) for (const wake of this.#waiting.splice(0)) wake();
    }
  }
}
