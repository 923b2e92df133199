import type { Messenger } from '#domain/ports/index.ts';
import type { OutboxText } from '#protocol/entities/text.ts';

const TIMEOUT_MS = 10_000;

interface Gateway {
  readonly url: string;
  readonly token: string;
}

/** A text did not leave. Says why, never to whom nor what. */
export class GatewayError extends Error {
  constructor(why: string) {
    super(`the SMS gateway ${why}`);
    this.name = 'GatewayError';
  }
}

/**
 * Sends texts through an HTTP gateway: POST `{to, text}` as JSON, with the token as bearer. E-mails need an adapter of their
 * own and are refused.
 */
export function createSmsGateway(gateway: Gateway, report: (error: unknown) => void): Messenger {
  return {
    async send(tx, text) {
      if (text.Channel !== 'sms') throw new GatewayError(`takes no ${text.Channel}`);
      tx.afterCommit(() => {
        deliver(gateway, text).catch(report);
      });
    },
  };
}

async function deliver(gateway: Gateway, text: OutboxText): Promise<void> {
  const response = await fetch(gateway.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(gateway.token !== '' && { authorization: `Bearer ${gateway.token}` }),
    },
    body: JSON.stringify({ to: text.To, text: text.Text }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new GatewayError(`did not answer: ${error instanceof Error ? error.name : 'unknown error'}`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new GatewayError(`answered ${response.status}`);
}

/** Where no gateway is configured and the outbox is off, a code must fail loudly instead of vanishing. */
export const noGateway: Messenger = {
  send: () => Promise.reject(new GatewayError('is not configured: set SMS_GATEWAY_URL')),
};
