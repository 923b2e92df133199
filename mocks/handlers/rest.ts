import { type HttpHandler, HttpResponse } from 'msw';
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

/** A handler for every contract; each only carries its calls to the world. */
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
  const call = {
    jar: jar(),
    brand: brand(),
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    // Requests of a page do not name the browser that sends them.
    headers: {
      'user-agent': ownAgent(),
      ...Object.fromEntries(request.headers),
    },
    body: await request.text(),
  };
  const answered = log?.begin({
    contract: contract.name,
    way: 'REST',
    method: call.method,
    path: `${url.pathname}${url.search}`,
    headers: call.headers,
    text: call.body,
  });
  await Promise.all([delay(plannedMs + delayMs), conditions.held(contract.name)]);
  if (conditions.scenario.down) {
    answered?.({ note: 'nobody answered' });
    return HttpResponse.error();
  }
  const { status, headers, body } = await reply(contract, { code, written }, () => link.call(call));
  answered?.({ status, ...(typeof body === 'string' ? { text: body } : { note: `${body.byteLength} bytes` }) });
  return new HttpResponse(body, { status, headers });
}

/** What answers: the scenario where it says so, else the world. */
async function reply(
  contract: EndpointContract,
  { code, written }: Pick<InjectedOutcome, 'code' | 'written'>,
  ask: () => Promise<CarriedReply>,
): Promise<CarriedReply> {
  if (code !== undefined) return refusal(contract, code);
  const json = { 'content-type': 'application/json' };
  if (written !== undefined)
    return { status: written.status, headers: { ...json, 'cache-control': 'no-store' }, body: written.text };
  const { status, headers, body } = await ask();
  return { status, headers: { ...json, ...headers }, body };
}

/** What the service would answer with this code. */
function refusal(contract: EndpointContract, code: number): CarriedReply {
  if (contract.body === 'redirect') return { status: 303, headers: { location: failedSignIn(code) }, body: '' };
  const status = isCode(code) ? CODES[code].http : 200;
  const Message = 'The scenario says so.';
  const wrapped = contract.wrapsFailures && status === 200;
  const body = wrapped ? { Code: 100001, Message, Result: { Code: code } } : { Code: code, Message, Result: {} };
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}
