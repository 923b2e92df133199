import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import type { Backend } from '#domain/backend.ts';
import type { RestResponse } from '#domain/dispatch/rest.ts';
import { endpointOf } from '#protocol/endpoints/index.ts';
import type { BrandChoice } from '../brandChoice.ts';
import type { Config } from '../config.ts';
import { readBody } from './body.ts';
import { callerOf } from './caller.ts';
import { sendFailure } from './failures.ts';

/** Enough for any body of an unknown path, which is answered 404 anyway. */
const DEFAULT_MAX_BYTES = 16 * 1024;

/** Carries a REST call to the domain and its answer back (decisions §3). */
export function answerRest(
  backend: Pick<Backend, 'rest'>,
  brands: BrandChoice,
  isOwnOrigin: (origin: string) => boolean,
  config: Pick<Config, 'publicOrigin' | 'trustedProxies'>,
): RequestHandler {
  const secure = config.publicOrigin.startsWith('https:');
  // By which of our names a browser reached us: the third party sends it back there, where its cookies are.
  const originOf = (host: string): string => {
    const origin = `${secure ? 'https' : 'http'}://${host}`;
    return host !== '' && isOwnOrigin(origin) ? origin : config.publicOrigin;
  };
  return async (request, response) => {
    const row = endpointOf(request.method, request.path);
    // A form is what a third party's page posts, whose answer protects itself.
    if (request.method !== 'GET' && row?.takes !== 'form' && isForeign(request, isOwnOrigin)) {
      response.set('Connection', 'close');
      sendFailure(response, 300006, {}, 'A page of another site may not call this.');
      return;
    }
    const body = await readBody(request, row?.maxBytes ?? DEFAULT_MAX_BYTES, row?.takes);
    if (!('text' in body)) {
      // What is left of the body is not worth reading.
      response.set('Connection', 'close');
      sendFailure(response, body.code, { Field: body.field }, body.why);
      return;
    }
    const cookies = parseCookie(request.headers.cookie ?? '');
    const { address, host } = callerOf(request, config.trustedProxies);
    const answer = await backend.rest({
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
    await send(response, answer, secure);
  };
}

/**
 * Whether a page of another site is behind a call: a second lock beside the CSRF token and the token that no cookie carries.
 * Browsers say of every post where it comes from; what says nothing is no browser.
 */
function isForeign({ headers }: Request, isOwnOrigin: (origin: string) => boolean): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin === undefined ? site === 'cross-site' || site === 'same-site' : !isOwnOrigin(origin);
}

async function send(response: Response, answer: RestResponse, secure: boolean): Promise<void> {
  for (const { name, value, maxAgeSeconds, crossSite = false } of answer.cookies) {
    // Browsers take Secure from loopback addresses without TLS too.
    const site = crossSite ? ({ sameSite: 'none', secure: true } as const) : ({ sameSite: 'lax', secure } as const);
    response.cookie(name, value, { httpOnly: true, ...site, path: '/', maxAge: maxAgeSeconds * 1000 });
  }
  response.status(answer.status).set(answer.headers);
  if (answer.status === 303) response.end();
  else if (answer.file === undefined) response.json(answer.body);
  else await pipeline(Readable.from(answer.file.chunks), response);
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
