import type { SignatureAlgorithm } from '#protocol/wallet/index.ts';

/** The wallet's algorithms by their WebCrypto names. */
const WEB_CRYPTO = {
  Ed25519: { name: 'Ed25519' },
  'RSA-SHA256': { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
} as const satisfies Readonly<Record<SignatureAlgorithm, Algorithm & Partial<RsaHashedImportParams>>>;

const RSA_BITS = 2048;
const RSA_EXPONENT = Uint8Array.of(1, 0, 1);

export interface KeyPair {
  readonly algorithm: SignatureAlgorithm;
  /** PEM, SubjectPublicKeyInfo, as in a provider's declaration. */
  readonly publicKey: string;
  /** Signs bytes. Returns the signature in base64. */
  readonly sign: (body: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** Creates a key pair of Ed25519, or of RSA in a browser whose WebCrypto lacks Ed25519 (Chromium before 137). */
export const createKeyPair = (): Promise<KeyPair> =>
  createKeyPairFor('Ed25519').catch(() => createKeyPairFor('RSA-SHA256'));

/** @throws DOMException if the browser lacks the algorithm */
export async function createKeyPairFor(algorithm: SignatureAlgorithm): Promise<KeyPair> {
  const { publicKey, privateKey } = await generate(algorithm);
  return {
    algorithm,
    publicKey: pemOf(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))),
    sign: async (body) => base64Of(new Uint8Array(await crypto.subtle.sign(privateKey.algorithm, privateKey, body))),
  };
}

const generate = (algorithm: SignatureAlgorithm): Promise<CryptoKeyPair> =>
  algorithm === 'Ed25519'
    ? crypto.subtle.generateKey(WEB_CRYPTO.Ed25519, false, ['sign', 'verify'])
    : crypto.subtle.generateKey(
        { ...WEB_CRYPTO['RSA-SHA256'], modulusLength: RSA_BITS, publicExponent: RSA_EXPONENT },
        false,
        ['sign', 'verify'],
      );

/**
 * Reads a public key to verify with.
 *
 * @param pem SubjectPublicKeyInfo as PEM
 * @throws Error if it is no public key of the algorithm
 */
export const readVerifyKey = (algorithm: SignatureAlgorithm, pem: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', bytesOf(pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')), WEB_CRYPTO[algorithm], false, [
    'verify',
  ]);

/** Whether a signature, in base64, is the key's signature of these bytes. */
export async function isSignedBy(key: CryptoKey, body: Uint8Array<ArrayBuffer>, signature: string): Promise<boolean> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = bytesOf(signature);
  } catch {
    return false;
  }
  return crypto.subtle.verify(key.algorithm, key, bytes, body);
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const pemOf = (bytes: Uint8Array): string =>
  `-----BEGIN PUBLIC KEY-----\n${base64Of(bytes)}\n-----END PUBLIC KEY-----\n`;
