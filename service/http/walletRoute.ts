import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { receiveWalletCall } from '#domain/gameWallet/receiveCall.ts';
import type { GameProviderPorts } from '#domain/ports/gameProvider.ts';
import type { Ports } from '#domain/ports/index.ts';
import { CODES } from '#protocol/codes.ts';
import {
  KEY_HEADER,
  MAX_CALL_BYTES,
  SIGNATURE_HEADER,
  WALLET_CALLS,
  WALLET_PREFIX,
  type WalletAnswer,
  type WalletCallName,
  type WalletStatus,
} from '#protocol/wallet/index.ts';
import type { Config } from '../config.ts';
import { readBody } from './body.ts';
import { BodyBudget } from './bodyBudget.ts';
import { callerOf } from './caller.ts';
import { sendFailure } from './failures.ts';
import type { SignedRoute } from './signedRoutes.ts';
import { bodyWasRead } from './unreadBody.ts';

const SECONDS_A_MINUTE = 60;

/**
 * The HTTP statuses of refused calls without a valid signature. Every other status is an answer with HTTP 200, as in
 * other wallets of the field.
 */
const HTTP_STATUS: Partial<Readonly<Record<WalletStatus, number>>> = {
  INVALID_PROVIDER: 401,
  INVALID_SIGNATURE: 401,
  TOO_MANY_REQUESTS: 429,
};

interface WalletParts {
  readonly config: Pick<Config, 'trustedProxies' | 'timeouts' | 'maxBodyBytes' | 'maxBodyBytesPerAddress'>;
  readonly ports: Ports;
  readonly games: GameProviderPorts;
}

/** The routes of the wallet: no session and no CSRF token, one signed POST per call, answered after the commit. */
export function walletRoute(parts: WalletParts): SignedRoute {
  const { config, games } = parts;
  const bodies = new BodyBudget({ all: config.maxBodyBytes, perAddress: config.maxBodyBytesPerAddress });
  const keyOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined => {
    const key = headers[KEY_HEADER];
    return typeof key === 'string' && games.ownerOf(key) !== undefined ? key : undefined;
  };
  const answer: RequestHandler = async (request, response) => {
    const call = WALLET_CALLS.find((name) => request.path === `/${name}`);
    if (request.method !== 'POST' || call === undefined) {
      sendFailure(response, 300004);
      return;
    }
    const share = bodies.open(callerOf(request, config.trustedProxies).address);
    try {
      await answerCall(parts, call, { request, response, keyID: keyOf(request), share });
    } finally {
      share.give();
    }
  };
  const mostPerSecond = Math.max(...games.providers.map(({ CallsPerSecond }) => CallsPerSecond));
  return {
    prefix: WALLET_PREFIX,
    // Counts requests that name a key, before their signature is verified. Verified calls have a limit per second in
    // `receiveWalletCall`.
    perMinute: mostPerSecond * SECONDS_A_MINUTE,
    keyOf,
    answer,
    tooMany: (response, seconds) => {
      response.set('Retry-After', String(seconds));
      send(response, { status: 'TOO_MANY_REQUESTS' });
    },
  };
}

async function answerCall(
  { config, ports }: WalletParts,
  path: WalletCallName,
  {
    request,
    response,
    keyID = '',
    share,
  }: {
    readonly request: Request;
    readonly response: Response;
    readonly keyID: string | undefined;
    readonly share: ReturnType<BodyBudget['open']>;
  },
): Promise<void> {
  const signature = request.headers[SIGNATURE_HEADER];
  const received = { path, keyID, signature: typeof signature === 'string' ? signature : '' };
  // The body of a stranger is not read.
  if (keyID === '') {
    send(response, await receiveWalletCall(ports, { ...received, body: '' }));
    return;
  }
  const body = await readBody(request, {
    maxBytes: MAX_CALL_BYTES,
    types: ['application/json'],
    share,
    stallMs: config.timeouts.bodyStallMs,
  });
  if (body === 'aborted') return;
  if ('text' in body) {
    bodyWasRead(response);
    send(response, await receiveWalletCall(ports, { ...received, body: body.text }));
  } else {
    const { http, message } = CODES[body.code];
    const status: WalletStatus = http === 429 ? 'TOO_MANY_REQUESTS' : http >= 500 ? 'TRY_AGAIN' : 'WRONG_SYNTAX';
    send(response, { status, message: body.why ?? message }, http);
  }
}

function send(response: Response, answer: WalletAnswer, http = HTTP_STATUS[answer.status] ?? 200): void {
  response.status(http).set('Cache-Control', 'no-store').json(answer);
}
