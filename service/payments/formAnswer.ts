import { z } from 'zod';

const TIMEOUT_MS = 8000;
const MAX_ANSWER_BYTES = 64 * 1024;
const Bytes = z.instanceof(Uint8Array);

/** The error of a gateway whose answer does not follow its interface. It names no field, because fields may be secret. */
export class GatewayError extends Error {
  constructor(gateway: string, why: string) {
    super(`${gateway} ${why}`);
    this.name = 'GatewayError';
  }
}

/** Reads the fields of a form. The first of several values of a name counts. */
export function formFields(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) if (!fields.has(name)) fields.set(name, value);
  return Object.fromEntries(fields);
}

/**
 * Posts a form to a gateway and returns the text of its answer.
 * @throws GatewayError if there is no answer in time, or if the answer is no success
 */
export const postForm = (gateway: string, address: string, fields: Readonly<Record<string, string>>): Promise<string> =>
  post(gateway, address, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString());

/**
 * Posts JSON, and returns the text of the answer.
 * @throws GatewayError as `postForm`
 */
export const postJson = (gateway: string, address: string, value: object): Promise<string> =>
  post(gateway, address, 'application/json', JSON.stringify(value));

async function post(gateway: string, address: string, type: string, body: string): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new GatewayError(gateway, `did not answer: ${error instanceof Error ? error.name : 'unknown error'}`);
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new GatewayError(gateway, `answered ${response.status}`);
  }
  return readBounded(gateway, response);
}

async function readBounded(gateway: string, response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    const read = Bytes.parse(piece);
    bytes += read.length;
    if (bytes > MAX_ANSWER_BYTES) throw new GatewayError(gateway, 'answered too much');
    pieces.push(read);
  }
  return Buffer.concat(pieces).toString('utf8');
}
