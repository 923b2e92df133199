import { seal } from '../session/secrets.ts';
import type { SigningKeys } from '../session/signingKeys.ts';

/** Hexadecimal digits that are kept: 64 bits, so that two addresses hardly ever share one. */
const DIGITS = 16;

/**
 * What stands for an address in a security event: HMAC-SHA256 by the signing key, before it the id of that key. There are few
 * addresses, so a digest without a key would be found out by trying them all.
 */
export function addressHash(keys: SigningKeys, address: string): string {
  const sealed = seal(keys, `securityEvent:address:${address}`);
  return sealed.slice(0, sealed.lastIndexOf('-') + 1 + DIGITS);
}
