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
import type { InjectedOutcome } from '../scenario/networkConditions.ts';
import type { CarriedReply } from '../wire/messages.ts';
import { ownAgent } from '../world/ownAgent.ts';
import type { HandlerParts } from './parts.ts';
import { EndpointHttpHandler } from './endpointHttpHandler.ts';

/** Creates a handler for every contract, which carries its calls to the world. */
export const createRestHandlers = (parts: HandlerParts): readonly HttpHandler[] =>
  ENDPOINTS.map(
    (contract) =>
      new EndpointHttpHandler(contract.method, `${parts.origin}${contract.path}`, ({ request }) =>
        answer(contract, request, parts),
      ),
  );

async function answer(contract: EndpointContract, request: Request, parts: HandlerParts): Promise<Response> {
  const { conditions, link, jar, brand, log } = parts;
  const { plannedMs, delayMs, code, written } = conditions.outcomeOf(contract.name);
  const url = new URL(request.url);
  // Requests of a page do not name their browser.
  const headers = { 'user-agent': ownAgent(), ...Object.fromEntries(request.headers) };
  const bytes = await request.arrayBuffer();
  const answered = log?.begin({
    contract: contract.name,
    way: 'REST',
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers,
    text: new TextDecoder().decode(bytes),
  });
  await Promise.all([delay(plannedMs + delayMs), conditions.held(contract.name)]);
  if (conditions.scenario.down) {
    answered?.({ note: 'nobody answered' });
    return HttpResponse.error();
  }
  const reply = await replyTo(contract, { code, written }, async () => {
    const body = readBody(contract, headers, bytes);
    if (typeof body !== 'string') return refusedAtDoor(body);
    const query = Object.fromEntries(url.searchParams);
    return link.call({ jar: jar(), brand: brand(), method: request.method, path: url.pathname, query, headers, body });
  });
  const { status, body } = reply;
  answered?.({ status, ...(typeof body === 'string' ? { text: body } : { note: `${body.byteLength} bytes` }) });
  const sent = new Headers(reply.headers);
  // A redirect has no body.
  if (status === 303) return new HttpResponse(null, { status, headers: sent });
  if (!sent.has('content-type')) sent.set('content-type', JSON_TYPE);
  return new HttpResponse(body, { status, headers: sent });
}

async function replyTo(
  contract: EndpointContract,
  { code, written }: Pick<InjectedOutcome, 'code' | 'written'>,
  ask: () => Promise<CarriedReply>,
): Promise<CarriedReply> {
  if (code !== undefined) return refusal(contract, code);
  if (written !== undefined)
    return { status: written.status, headers: { 'cache-control': 'no-store' }, body: written.text };
  return ask();
}

/** Reads the text of a body, or the reason of its refusal. */
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

/** Returns the service's answer to a request refused at the door. */
export const refusedAtDoor = ({ code, detail, why }: DoorRefusal): CarriedReply => ({
  status: CODES[code].http,
  headers: failureHeaders(detail),
  body: failureText(code, detail, why),
});

function refusal(contract: EndpointContract, code: number): CarriedReply {
  if (contract.body === 'redirect')
    return { status: 303, headers: { 'cache-control': 'no-store', location: failedSignIn(code) }, body: '' };
  const status = isCode(code) ? CODES[code].http : 200;
  const Message = 'The scenario says so.';
  const wrapped = contract.wrapsFailures && status === 200;
  const answer = wrapped ? { Code: 100001, Message, Result: { Code: code } } : { Code: code, Message, Result: {} };
  return { status, headers: failureHeaders({}), body: JSON.stringify(answer) };
}
