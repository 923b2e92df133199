import { seal } from '../session/secrets.ts';
import type { SigningKeys } from '../session/signingKeys.ts';

/** 64 bits of the hash are stored, so two addresses almost never share a hash. */
const DIGITS = 16;

/**
 * The hash of an address in a security event: HMAC-SHA256 with the signing key, prefixed with the key's id. There are few addresses, so a
 * digest without a key could be reversed by trying them all.
 */
export function addressHash(keys: SigningKeys, address: string): string {
  const sealed = seal(keys, `securityEvent:address:${address}`);
  return sealed.slice(0, sealed.lastIndexOf('-') + 1 + DIGITS);
}
