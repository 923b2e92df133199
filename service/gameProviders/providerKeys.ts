import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SignatureAlgorithm } from '#protocol/wallet/index.ts';

/** A provider's parsed public key. */
export interface ProviderKey {
  readonly algorithm: SignatureAlgorithm;
  readonly key: KeyObject;
}

const MIN_RSA_BITS = 2048;
const KEY_TYPE: Readonly<Record<SignatureAlgorithm, string>> = { Ed25519: 'ed25519', 'RSA-SHA256': 'rsa' };

/**
 * Reads a public key.
 *
 * @param pem SubjectPublicKeyInfo as PEM
 * @returns the key, or a message about its fault
 */
export function readProviderKey(algorithm: SignatureAlgorithm, pem: string): ProviderKey | string {
  if (pem.includes('PRIVATE KEY')) return 'must be a public key; a private key stays with the provider';
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    return 'must be a public key in PEM';
  }
  if (key.asymmetricKeyType !== KEY_TYPE[algorithm]) return `must be a key for ${algorithm}`;
  const { modulusLength = MIN_RSA_BITS } = key.asymmetricKeyDetails ?? {};
  return modulusLength < MIN_RSA_BITS ? `must have ${MIN_RSA_BITS} bits or more` : { algorithm, key };
}

/**
 * Whether a signature in base64 is the key's signature of these bytes. Nothing here is secret, so the time need not be
 * constant.
 */
export const isSignedBy = ({ algorithm, key }: ProviderKey, body: Uint8Array, signature: string): boolean =>
  verify(algorithm === 'Ed25519' ? null : 'sha256', body, key, Buffer.from(signature, 'base64'));
