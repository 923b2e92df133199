import { createHash, createHmac } from 'node:crypto';
import type { ProviderCrypto } from '../ports.ts';

/** The hashes of `node:crypto`. */
export const nodeCrypto: ProviderCrypto = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (secret, message) => createHmac('sha256', secret).update(message).digest(),
};
