import { type HttpHandler, HttpResponse } from 'msw';
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
  await Promise.all([delay(delayMs), conditions.held(contract.name)]);
  if (conditions.scenario.down) return HttpResponse.error();
  if (code !== undefined) return refusal(contract, code);
  const { status, headers, body } = await link.call(call);
  return new HttpResponse(body, {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** What the service would answer with this code. */
function refusal(contract: EndpointContract, code: number): Response {
  if (contract.body === 'redirect')
    return new HttpResponse(null, {
      status: 303,
      headers: { location: failedSignIn(code) },
    });
  const status = isCode(code) ? CODES[code].http : 200;
  const Message = 'The scenario says so.';
  const wrapped = contract.wrapsFailures && status === 200;
  return HttpResponse.json(
    wrapped ? { Code: 100001, Message, Result: { Code: code } } : { Code: code, Message, Result: {} },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}
