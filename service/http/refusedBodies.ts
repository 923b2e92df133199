import type { IncomingMessage, RequestListener } from 'node:http';
import { endpointOf } from '#protocol/endpoints/index.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { Config } from '../config.ts';
import type { EdgeEvents } from '../ports/edgeEvents.ts';
import { callerOf } from './caller.ts';
import { failureHeaders, failureText, LARGE_BYTES } from '#domain/dispatch/door.ts';

/** Most addresses that are remembered; beyond it the oldest is forgotten, and its next large body is refused the usual way. */
const MAX_REMEMBERED = 10_000;

/** What keeps a browser from taking a refusal for anything else; the app's own headers cost more than the refusal. */
const GUARDS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Which addresses may not send large bodies for now, so that their next ones are refused at the least cost. */
export class RefusedBodies {
  readonly #clock: Pick<Ports['clock'], 'now'>;
  readonly #until = new Map<string, number>();

  constructor(clock: Pick<Ports['clock'], 'now'>) {
    this.#clock = clock;
  }

  /** Remembers a refusal for so many milliseconds. */
  note(address: string, contract: string, milliseconds: number): void {
    const key = `${address} ${contract}`;
    this.#until.delete(key);
    this.#until.set(key, this.#clock.now() + milliseconds);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MAX_REMEMBERED && oldest !== undefined) this.#until.delete(oldest);
  }

  /** How many milliseconds an address still has to wait; 0 when it may send a large body. */
  wait(address: string, contract: string): number {
    const key = `${address} ${contract}`;
    const wait = (this.#until.get(key) ?? 0) - this.#clock.now();
    if (wait > 0) return wait;
    this.#until.delete(key);
    return 0;
  }
}

/**
 * Answers 429 to large bodies of an address that may not send any for now, and gives everything else to the app. A flood of
 * uploads would else pay for the app's headers, log and routes with every refusal.
 */
export function limitLargeBodies(
  {
    config,
    edgeEvents,
    refused,
  }: {
    readonly config: Pick<Config, 'trustedProxies'>;
    readonly edgeEvents: EdgeEvents;
    readonly refused: RefusedBodies;
  },
  app: RequestListener,
): RequestListener {
  return (request, response) => {
    const contract = isLarge(request) ? endpointOf(request.method ?? '', pathOf(request)) : undefined;
    const { address } = contract === undefined ? { address: '' } : callerOf(request, config.trustedProxies);
    const wait = contract === undefined ? 0 : refused.wait(address, contract.name);
    if (wait === 0) {
      app(request, response);
      return;
    }
    edgeEvents.limitReached('bodies', address, contract?.name);
    const detail = { RetryAfter: Math.ceil(wait / 1000) };
    const text = failureText(300002, detail);
    response.writeHead(429, {
      ...failureHeaders(detail),
      ...GUARDS,
      'Content-Length': Buffer.byteLength(text),
      Connection: 'close',
    });
    response.end(text);
  };
}

const isLarge = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BYTES;

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';
