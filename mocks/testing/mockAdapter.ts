import type { TransportAdapter, RestCall } from '#conformance/transportAdapter.ts';
import type { WorldLink } from '../page/link.ts';
import type { CarriedReply } from '../wire/messages.ts';
import { CookieJarPool } from './cookieJarPool.ts';
import { carried, patience } from './linkAdapter.ts';

/** A transport adapter over the mocks, and the jar of its calls. */
export interface MockAdapter {
  readonly adapter: TransportAdapter;
  readonly jar: () => string;
}

/**
 * The conformance suite's adapter of the mocks: real `fetch` and `WebSocket`, intercepted by MSW. Calls that only set up a case go straight
 * to the world, since a service worker takes ten times as long; every contract passes through it in its own cases. Cookies stay in the
 * world, so each call has a jar.
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
  // A browser hides the target of a redirect and shows only the final address; Node would request a page that does not exist.
  const redirect = typeof document === 'undefined' ? 'manual' : 'follow';
  const url = `${origin}${path}`;
  const response = await fetch(url, {
    method,
    headers,
    redirect,
    ...(body !== undefined && { body }),
  });
  // `redirected` is false here, since the worker follows the redirect itself.
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

/** Passes requests of one jar at a time to the interception, since a handler cannot see the jar of a request. */
class Door {
  /** The jar of the current requests. */
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
