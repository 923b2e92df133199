import { randomBytes } from 'node:crypto';
import { type LinkCall, LINK_PREFIX } from './calls.ts';
import { HEADER, isSameText, signatureOf } from './signature.ts';

/** The address of the service and the shared secret. */
export interface ServiceAddress {
  readonly origin: string;
  readonly secret: string;
}

/** Thrown when the service does not answer, or its answer is not signed. */
export class LinkError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LinkError';
  }
}

export interface LinkClient {
  /** @throws LinkError, or the errors of `fetch` */
  call<Request, Result>(call: LinkCall<Request, Result>, request: Request, options: CallOptions): Promise<Result>;
}

export interface CallOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** Makes signed calls to the service. @param now returns milliseconds since 1970 */
export function createLinkClient({ origin, secret }: ServiceAddress, now: () => number): LinkClient {
  let epoch = '';
  const ask = async (name: string, body: string, { timeoutMs, signal }: CallOptions): Promise<Response> => {
    const path = `${LINK_PREFIX}${name}`;
    const time = String(now());
    const nonce = randomBytes(16).toString('base64url');
    const asked = epoch;
    const signature = signatureOf(secret, { direction: 'call', subject: path, epoch: asked, time, nonce, body });
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [HEADER.epoch]: asked,
        [HEADER.time]: time,
        [HEADER.nonce]: nonce,
        [HEADER.signature]: signature,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]),
    });
    if (response.status === 409 || response.status === 401 || response.status === 429) return response;
    const text = await response.text();
    const wanted = signatureOf(secret, {
      direction: 'answer',
      subject: String(response.status),
      epoch: asked,
      time,
      nonce,
      body: text,
    });
    if (!isSameText(response.headers.get(HEADER.signature) ?? '', wanted))
      throw new LinkError('the answer is not signed by the service');
    return new Response(text, { status: response.status });
  };
  return {
    call: async ({ name, result }, request, options) => {
      const body = JSON.stringify(request);
      let response = await ask(name, body, options);
      if (response.status === 409) {
        // The service has restarted, or another process of it answers.
        epoch = response.headers.get(HEADER.epoch) ?? '';
        await response.text();
        response = await ask(name, body, options);
      }
      if (response.status !== 200) throw new LinkError(`the service answered ${name} with ${response.status}`);
      return result.parse(await response.json());
    },
  };
}
