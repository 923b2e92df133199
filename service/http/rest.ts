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

/** Passes a REST call to the domain and sends its answer (decisions §3). */
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
  // The origin that the browser used. The identity provider sends the browser back there, where its cookies are.
  const originOf = (host: string): string => {
    const origin = `${secure ? 'https' : 'http'}://${host}`;
    return host !== '' && isOwnOrigin(origin) ? origin : config.publicOrigin;
  };
  const answer: RestAnswer = async (request, response, share) => {
    const contract = endpointOf(request.method, request.path);
    // Forms come from an identity provider's page, and their callback has its own protection.
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
 * Refuses a large body if its address sent too many for the contract. The limit is the contract's own if anyone may
 * call, otherwise that of four players.
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
  // Further bodies would be refused after they are read.
  const most = contract.access === 'anyone' ? limit : limit * 4;
  const wait = await ports.limiter.hit(`body:${address}:${contract.name}`, most, seconds * 1000);
  if (wait === 0) return undefined;
  refused.note(address, contract.name, wait);
  return { code: 300002, detail: { RetryAfter: Math.ceil(wait / 1000) }, why: CODES[300002].message };
}

async function send(response: Response, answer: RestResponse, secure: boolean): Promise<void> {
  for (const { name, value, maxAgeSeconds, crossSite = false } of answer.cookies) {
    // Browsers accept Secure from loopback addresses without TLS too.
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

/** @throws Error without a code, since the code of a database error could look like that of a disconnected caller */
async function* readFile(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = chunks[Symbol.asyncIterator]();
  // Node 22 throws into this generator when the caller disconnects. Only errors of the pieces are errors of the
  // service.
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
