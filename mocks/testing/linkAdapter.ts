import type { TransportAdapter, RestCall } from '#conformance/transportAdapter.ts';
import type { WorldLink } from '../page/link.ts';
import type { CarriedReply } from '../wire/messages.ts';
import { CookieJarPool } from './cookieJarPool.ts';

const PATIENCE_MS = 4_000;

/** The suite's adapter of a world without a page, which no scenario of a page affects. The other players of a page's test use it. */
export function createLinkAdapter(origin: string, link: WorldLink): TransportAdapter {
  const pool = new CookieJarPool(() => link);
  return {
    call: (call) =>
      pool.lend(call.cookies, async (jar) => {
        const { status, headers, body } = await carried(origin, call, jar, link);
        return {
          status,
          headers,
          text: typeof body === 'string' ? body : new TextDecoder().decode(body),
        };
      }),
    connect: (socket, events) =>
      Promise.resolve(
        link.open(socket, '', {
          frame: (text) => events.message(text),
          closed: (code) => events.closed(code),
        }),
      ),
    patience,
  };
}

/** Carries a call to the world as the page's handlers would. */
export async function carried(origin: string, call: RestCall, jar: string, link: WorldLink): Promise<CarriedReply> {
  const url = new URL(call.path, origin);
  const { status, headers, body } = await link.call({
    jar,
    brand: '',
    method: call.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { ...call.headers },
    body: call.body ?? '',
  });
  const shown = new Headers({ 'content-type': 'application/json', ...headers });
  return { status, headers: Object.fromEntries(shown), body };
}

/**
 * Waits for a promise with a limit of some seconds.
 *
 * @throws Error naming `what` after it
 */
export function patience<Value>(coming: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`waited too long for ${what}`)), PATIENCE_MS);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
