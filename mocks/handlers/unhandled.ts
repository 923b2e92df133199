import { type AnyHandler, http, HttpResponse, passthrough } from 'msw';
import { CODES } from '#protocol/codes.ts';
import { readBody, refusedAtDoor } from './rest.ts';
import { SocketHandler } from './socketHandler.ts';

/** Paths of the backend, without files in folders of those names. */
const BACKEND = /^\/(?:api|ws|dev)(?:\/(?!.*\.\w+$)|$)/;
const OWN_SOCKET = /^\/(?:ws\/(?:chat|lobby)|live\/[^/]+\.flv)$/;
const ABNORMAL = 1006;
const NOT_FOUND = { code: 300004, detail: {}, why: CODES[300004].message } as const;

/** Whether a request without a contract is a mistake: to the backend's paths, or to another origin. The app's files are not. */
export function isUnhandled(url: URL, origin: string): boolean {
  if (url.protocol === 'data:' || url.protocol === 'blob:') return false;
  if (url.host !== new URL(origin).host) return true;
  return BACKEND.test(url.pathname);
}

/** Whether a path belongs to the backend, not to a file or a page of the app. */
export const isRest = (path: string): boolean => /^\/(?:api|dev)(?:\/|$)/.test(path);

/** Answers as the service for an unknown endpoint or another method. An unreadable body is refused first. */
async function notFound(request: Request): Promise<Response> {
  const body = readBody(undefined, Object.fromEntries(request.headers), await request.arrayBuffer());
  const { body: text, ...answer } = refusedAtDoor(typeof body === 'string' ? NOT_FOUND : body);
  return new HttpResponse(request.method === 'HEAD' ? null : text, answer);
}

/** A request or a socket without a handler. */
export class UnhandledRequest extends Error {
  constructor(method: string, url: string) {
    super(`Nothing answers ${method} ${url}: it is no endpoint of the protocol, or it leaves the page's origin.`);
    this.name = 'UnhandledRequest';
  }
}

/**
 * The last handlers of a page, for requests without a contract. A mistake is answered as by the service, or fails as without a network;
 * everything else passes to the page's server. (MSW's own `onUnhandledRequest` lets an unhandled socket open and stay silent.)
 *
 * @param tell called with each mistake
 */
export const createUnhandledHandlers = (
  origin: string,
  tell: (request: UnhandledRequest) => void,
): readonly AnyHandler[] => [
  http.all('*', ({ request }) => {
    if (!isUnhandled(new URL(request.url), origin)) return passthrough();
    tell(new UnhandledRequest(request.method, request.url));
    const url = new URL(request.url);
    return url.origin === origin && isRest(url.pathname) ? notFound(request) : HttpResponse.error();
  }),
  new SocketHandler('*', ({ client, server }) => {
    if (OWN_SOCKET.test(client.url.pathname)) return;
    if (isUnhandled(client.url, origin)) {
      tell(new UnhandledRequest('a socket to', client.url.href));
      client.close(ABNORMAL);
    } else server.connect();
  }),
];
