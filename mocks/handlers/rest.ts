import { type HttpHandler, HttpResponse } from 'msw';
import {
  boundsOf,
  type DoorRefusal,
  failureHeaders,
  failureText,
  JSON_TYPE,
  NOT_UTF8,
  refusedType,
  tooLarge,
} from '#domain/dispatch/door.ts';
import { failedSignIn } from '#domain/session/signInPages.ts';
import { CODES, isCode } from '#protocol/codes.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { delay } from '../scenario/delay.ts';
import { ownAgent } from '../world/ownAgent.ts';
import type { HandlerParts } from './parts.ts';
import { EndpointHttpHandler } from './endpointHttpHandler.ts';

/** A handler for every contract; each only carries its calls to the world. */
export const createRestHandlers = (parts: HandlerParts): readonly HttpHandler[] =>
  ENDPOINTS.map(
    (contract) =>
      new EndpointHttpHandler(contract.method, `${parts.origin}${contract.path}`, ({ request }) =>
        answer(contract, request, parts),
      ),
  );

async function answer(contract: EndpointContract, request: Request, parts: HandlerParts): Promise<Response> {
  const { conditions, link, jar, brand } = parts;
  const { delayMs, code } = conditions.outcomeOf(contract.name);
  const url = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const body = readBody(contract, headers, await request.arrayBuffer());
  await Promise.all([delay(delayMs), conditions.held(contract.name)]);
  if (conditions.scenario.down) return HttpResponse.error();
  if (code !== undefined) return refusal(contract, code);
  if (typeof body !== 'string') return failure(body);
  const reply = await link.call({
    jar: jar(),
    brand: brand(),
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    // Requests of a page do not name the browser that sends them.
    headers: { 'user-agent': ownAgent(), ...headers },
    body,
  });
  const { status } = reply;
  // What the service leads elsewhere has no body.
  if (status === 303) return new HttpResponse(null, { status, headers: reply.headers });
  return new HttpResponse(reply.body, { status, headers: { 'content-type': JSON_TYPE, ...reply.headers } });
}

/** The text of a body, or why the service would not read it. */
export function readBody(
  contract: EndpointContract | undefined,
  headers: Readonly<Record<string, string>>,
  bytes: ArrayBuffer,
): string | DoorRefusal {
  const { maxBytes, types } = boundsOf(contract);
  if (bytes.byteLength > maxBytes) return tooLarge(maxBytes);
  if (bytes.byteLength === 0) return '';
  const refused = refusedType(types, headers);
  if (refused !== undefined) return refused;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return NOT_UTF8;
  }
}

/** What the service answers at its door. */
export const failure = ({ code, detail, why }: DoorRefusal): Response =>
  new HttpResponse(failureText(code, detail, why), { status: CODES[code].http, headers: failureHeaders(detail) });

/** What the service would answer with this code. */
function refusal(contract: EndpointContract, code: number): Response {
  if (contract.body === 'redirect')
    return new HttpResponse(null, {
      status: 303,
      headers: { 'cache-control': 'no-store', location: failedSignIn(code) },
    });
  const status = isCode(code) ? CODES[code].http : 200;
  const Message = 'The scenario says so.';
  const wrapped = contract.wrapsFailures && status === 200;
  const answer = wrapped ? { Code: 100001, Message, Result: { Code: code } } : { Code: code, Message, Result: {} };
  return new HttpResponse(JSON.stringify(answer), { status, headers: failureHeaders({}) });
}
