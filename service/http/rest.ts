import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Backend } from '#domain/backend.ts';
import { boundsOf, LARGE_BYTES, type DoorRefusal } from '#domain/dispatch/door.ts';
import type { RestResponse } from '#domain/dispatch/rest.ts';
import type { Ports } from '#domain/ports/index.ts';
import { CODES } from '#protocol/codes.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { endpointOf } from '#protocol/endpoints/index.ts';
import type { BrandChoice } from '../brandChoice.ts';
import type { Config } from '../config.ts';
import type { EdgeEvents } from '../ports/edgeEvents.ts';
import { readBody } from './body.ts';
import type { BodyBudget, BodyShare } from './bodyBudget.ts';
import { callerOf } from './caller.ts';
import { cookieName, readCookies } from './cookieNames.ts';
import { endConnection } from './connections.ts';
import { sendFailure } from './failures.ts';
import { isForeign } from './foreignPage.ts';
import type { RefusedCallers } from './refusedCallers.ts';
import { bodyWasRead } from './unreadBody.ts';

/** What carries REST calls. */
export interface RestParts {
  readonly config: Pick<Config, 'publicOrigin' | 'trustedProxies' | 'timeouts'>;
  readonly ports: Ports;
  readonly backend: Pick<Backend, 'rest'>;
  readonly brands: BrandChoice;
  readonly bodies: BodyBudget;
  readonly refused: RefusedCallers;
  readonly edgeEvents: EdgeEvents;
  readonly isOwnOrigin: (origin: string) => boolean;
}

/** Carries a REST call to the domain and its answer back (decisions §3). */
export function answerRest({
  config,
  ports,
  backend,
  brands,
  bodies,
  refused,
  edgeEvents,
  isOwnOrigin,
}: RestParts): RequestHandler {
  const secure = config.publicOrigin.startsWith('https:');
  // By which of our names a browser reached us: the identity provider sends it back there, where its cookies are.
  const originOf = (host: string): string => {
    const origin = `${secure ? 'https' : 'http'}://${host}`;
    return host !== '' && isOwnOrigin(origin) ? origin : config.publicOrigin;
  };
  const answer: RestAnswer = async (request, response, share) => {
    const contract = endpointOf(request.method, request.path);
    // A form is what an identity provider's page posts, whose answer protects itself.
    const { address, host } = callerOf(request, config.trustedProxies);
    if (request.method !== 'GET' && contract?.takes !== 'form' && isForeign(request, isOwnOrigin)) {
      edgeEvents.originRefused('http', address, contract?.name ?? '');
      sendFailure(response, 300006, {}, 'A page of another site may not call this.');
      return;
    }
    const body =
      (contract && (await assertNotLarge({ ports, refused }, contract, address, request))) ??
      (await readBody(request, {
        ...boundsOf(contract),
        share,
        stallMs: config.timeouts.bodyStallMs,
      }));
    if (body === 'aborted') return;
    if (!('text' in body)) {
      if (body.code === 300002) edgeEvents.limitReached('bodies', address, contract?.name);
      sendFailure(response, body.code, body.detail, body.why);
      return;
    }
    bodyWasRead(response);
    const cookies = readCookies(request.headers.cookie, secure);
    const answered = await backend.rest({
      method: request.method,
      path: request.path,
      query: queryOf(request),
      headers: headersOf(request),
      cookies,
      body: body.text,
      address,
      origin: originOf(host),
      brand: brands.of(host, cookies),
    });
    await send(response, answered, secure);
  };
  return async (request, response) => {
    const share = bodies.open(callerOf(request, config.trustedProxies).address);
    try {
      await answer(request, response, share);
    } finally {
      share.give();
    }
  };
}

type RestAnswer = (request: Request, response: Response, share: BodyShare) => Promise<void>;

/**
 * Of a contract with large bodies an address may not even send more than the contract allows: where anyone may call, that is
 * what an address may, else four players' calls.
 */
async function assertNotLarge(
  { ports, refused }: Pick<RestParts, 'ports' | 'refused'>,
  contract: EndpointContract,
  address: string,
  { headers }: Request,
): Promise<DoorRefusal | undefined> {
  const declared = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (contract.rate === null || contract.maxBytes <= LARGE_BYTES || declared <= LARGE_BYTES) return undefined;
  const { limit, seconds } = contract.rate;
  // More than that would be read to be refused.
  const most = contract.access === 'anyone' ? limit : limit * 4;
  const wait = await ports.limiter.hit(`body:${address}:${contract.name}`, most, seconds * 1000);
  if (wait === 0) return undefined;
  refused.note(address, contract.name, wait);
  return { code: 300002, detail: { RetryAfter: Math.ceil(wait / 1000) }, why: CODES[300002].message };
}

async function send(response: Response, answer: RestResponse, secure: boolean): Promise<void> {
  for (const { name, value, maxAgeSeconds, crossSite = false } of answer.cookies) {
    // Browsers take Secure from loopback addresses without TLS too.
    const site = crossSite ? ({ sameSite: 'none', secure: true } as const) : ({ sameSite: 'lax', secure } as const);
    response.cookie(cookieName(name, secure), value, {
      httpOnly: true,
      ...site,
      path: '/',
      maxAge: maxAgeSeconds * 1000,
    });
  }
  if (answer.status === 429) endConnection(response);
  response.status(answer.status).set(answer.headers);
  if (answer.status === 303) response.end();
  else if (answer.file === undefined) response.json(answer.body);
  else await pipeline(Readable.from(readFile(answer.file.chunks)), response);
}

/** @throws Error without a code, since the code of a database that hung up would read as that of a caller who did */
async function* readFile(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = chunks[Symbol.asyncIterator]();
  // Node 22 throws into this generator when the caller goes away; only what the pieces throw is a fault of ours.
  const next = (): Promise<IteratorResult<Uint8Array>> =>
    pieces.next().catch((error: unknown) => {
      throw new Error('a file was not read to its end', { cause: error });
    });
  try {
    for (let piece = await next(); piece.done !== true; piece = await next()) yield piece.value;
  } finally {
    await pieces.return?.();
  }
}

const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request.originalUrl.split('?', 2)[1]));

const headersOf = (request: Request): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value?.join(', '),
    ]),
  );
