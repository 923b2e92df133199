import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const nonces = new WeakMap<ServerResponse, string>();

/** Returns the nonce of a response's content-security policy, the same for its headers and its page. */
export function nonceOf(response: ServerResponse): string {
  const made = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, made);
  return made;
}
