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
  config: Pick<Config, 'publicOrigin' | 'trustedProxies'>,
): RequestHandler {
  const secure = config.publicOrigin.startsWith('https:');
  return async (request, response) => {
    const row = endpointOf(request.method, request.path);
    const body = await readBody(request, row?.maxBytes ?? DEFAULT_MAX_BYTES);
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
      brand: brands.of(host, cookies),
    });
    await send(response, answer, secure);
  };
}

async function send(response: Response, answer: RestResponse, secure: boolean): Promise<void> {
  for (const { name, value, maxAgeSeconds } of answer.cookies) {
    response.cookie(name, value, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: maxAgeSeconds * 1000 });
  }
  response.status(answer.status).set(answer.headers);
  if (answer.file === undefined) response.json(answer.body);
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
