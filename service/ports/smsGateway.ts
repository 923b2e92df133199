import type { Messenger } from '#domain/ports/index.ts';
import type { OutboxText } from '#protocol/entities/text.ts';

const TIMEOUT_MS = 10_000;

interface Gateway {
  readonly url: string;
  readonly token: string;
}

/** Thrown when a text was not sent. Contains the reason, and neither the recipient nor the text. */
export class GatewayError extends Error {
  constructor(why: string) {
    super(`the SMS gateway ${why}`);
    this.name = 'GatewayError';
  }
}

/**
 * Creates a messenger that sends texts through an HTTP gateway: POST `{to, text}` as JSON, with the token as bearer.
 * Refuses e-mails, which need another adapter.
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

/** Rejects every text if no gateway is configured and the outbox is off, so that no code is lost silently. */
export const noGateway: Messenger = {
  send: () => Promise.reject(new GatewayError('is not configured: set SMS_GATEWAY_URL')),
};
