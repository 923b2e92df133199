import { createCipheriv, createDecipheriv } from 'node:crypto';

/** The AES-128 keys that ECPay issued. */
export interface EnvelopeKeys {
  readonly hashKey: string;
  readonly hashIV: string;
}

const CIPHER = 'aes-128-cbc';

/** Encrypts a JSON value as ECPay does: URL-encoded, AES-128-CBC, base64. */
export function seal(value: unknown, { hashKey, hashIV }: EnvelopeKeys): string {
  const cipher = createCipheriv(CIPHER, hashKey, hashIV);
  const text = encodeURIComponent(JSON.stringify(value));
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** Decrypts an envelope of ECPay. Undefined if it was sealed with other keys. */
export function unseal(sealed: string, { hashKey, hashIV }: EnvelopeKeys): unknown {
  try {
    const decipher = createDecipheriv(CIPHER, hashKey, hashIV);
    const text = Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()]).toString('utf8');
    return JSON.parse(decodeURIComponent(text.replaceAll('+', '%20')));
  } catch {
    return undefined;
  }
}
