import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { PAYMENTS_PREFIX, returnPage } from '#domain/payment/checkoutPage.ts';
import { openCheckout } from '#domain/payment/openCheckout.ts';
import { noteReturn, receiveCallback } from '#domain/payment/receiveCallback.ts';
import type { Ports } from '#domain/ports/index.ts';
import { CODES } from '#protocol/codes.ts';
import { PAYMENT_ADAPTERS, type PaymentAdapter } from '#protocol/entities/order.ts';
import type { Config } from '../config.ts';
import { readBody } from '../http/body.ts';
import { BodyBudget } from '../http/bodyBudget.ts';
import { callerOf } from '../http/caller.ts';
import { sendFailure } from '../http/failures.ts';
import { nonceOf } from '../http/nonce.ts';
import type { SignedRoute } from '../http/signedRoutes.ts';
import { bodyWasRead } from '../http/unreadBody.ts';
import { checkoutPage } from './checkoutPage.ts';

const MAX_CALLBACK_BYTES = 16 * 1024;
/** Callbacks of one gateway from one address in a minute. */
const CALLBACKS_PER_MINUTE = 6000;
const CALLBACK = /^\/([a-z]+)\/callback$/;
const PAGE = /^\/(checkout|return)\/([A-Z2-7]{20})$/;

interface PaymentParts {
  readonly config: Pick<Config, 'trustedProxies' | 'timeouts' | 'maxBodyBytes' | 'maxBodyBytesPerAddress'>;
  readonly ports: Ports;
}

/**
 * The routes of payment gateways: callbacks of their servers, which have no session and no CSRF token and are answered after the commit;
 * the page that takes a player to a gateway; and the return page, which proves nothing.
 */
export function paymentRoutes(parts: PaymentParts): SignedRoute {
  const { config, ports } = parts;
  const bodies = new BodyBudget({ all: config.maxBodyBytes, perAddress: config.maxBodyBytesPerAddress });
  const answer: RequestHandler = async (request, response) => {
    const adapter = adapterOf(request);
    if (adapter !== undefined && request.method === 'POST') {
      const share = bodies.open(callerOf(request, config.trustedProxies).address);
      try {
        await answerCallback(parts, adapter, { request, response, share });
      } finally {
        share.give();
      }
      return;
    }
    const [, page, TradeNo = ''] = PAGE.exec(request.path) ?? [];
    if (page === 'return' && (request.method === 'POST' || request.method === 'GET')) {
      // A database failure must not keep the player from the shop.
      await noteReturn(ports, TradeNo).catch(() => undefined);
      response.set('Cache-Control', 'no-store').redirect(303, returnPage(TradeNo));
    } else if (page === 'checkout' && request.method === 'GET') await sendCheckout(ports, TradeNo, request, response);
    else sendFailure(response, 300004);
  };
  return {
    prefix: PAYMENTS_PREFIX,
    perMinute: CALLBACKS_PER_MINUTE,
    keyOf: (request) => (request.method === 'POST' ? adapterOf(request) : undefined),
    answer,
  };
}

/** The gateway that sends a callback request. The path is relative to the prefix. */
function adapterOf({ url = '' }: Pick<IncomingMessage, 'url'>): PaymentAdapter | undefined {
  const [, name] = CALLBACK.exec(url.split('?', 1)[0] ?? '') ?? [];
  return PAYMENT_ADAPTERS.find((adapter) => adapter === name);
}

async function answerCallback(
  { config, ports }: PaymentParts,
  adapter: PaymentAdapter,
  {
    request,
    response,
    share,
  }: { readonly request: Request; readonly response: Response; readonly share: ReturnType<BodyBudget['open']> },
): Promise<void> {
  const body = await readBody(request, {
    maxBytes: MAX_CALLBACK_BYTES,
    types: ['application/x-www-form-urlencoded', 'application/json'],
    share,
    stallMs: config.timeouts.bodyStallMs,
  });
  if (body === 'aborted') return;
  if (!('text' in body)) {
    response.status(CODES[body.code].http).type('text').send('');
    return;
  }
  bodyWasRead(response);
  const { address } = callerOf(request, config.trustedProxies);
  const answered = await receiveCallback(ports, adapter, { body: body.text, address });
  response.status(answered.status).set('Cache-Control', 'no-store').type('text').send(answered.body);
}

async function sendCheckout(ports: Ports, TradeNo: string, request: Request, response: Response): Promise<void> {
  const checkout = await openCheckout(ports, TradeNo);
  if (checkout?.Fields == null) {
    response.set('Cache-Control', 'no-store').redirect(303, returnPage(TradeNo));
    return;
  }
  allowFormTo(response, new URL(checkout.Address).origin);
  response
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(checkoutPage(checkout, nonceOf(response), request.headers['accept-language'] ?? ''));
}

/** This page alone may post a form to the gateway. */
function allowFormTo(response: Response, origin: string): void {
  const policy = String(response.getHeader('content-security-policy') ?? '');
  response.set('Content-Security-Policy', policy.replace("form-action 'self'", `form-action ${origin}`));
}
