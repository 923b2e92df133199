import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from '../ports/index.ts';
import type { SigningKey, SigningKeys } from './signingKeys.ts';

/** A new token of 256 bits, in hexadecimal. */
export const createToken = (random: Random): string => bytesToHex(random.bytes(32));

/** The stored form of a token. It is enough to recognise the token, but not to use it. */
export const hashToken = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));

/** A keyed digest, for short codes that a plain digest would reveal. The id of its key is in front. */
export const seal = ([key]: SigningKeys, text: string): string => sealBy(key, text);

/** The digests of a text by all keys, to find a digest that an earlier key made. */
export const sealsOf = (keys: SigningKeys, text: string): readonly string[] => keys.map((key) => sealBy(key, text));

const sealBy = ({ id, bytes }: SigningKey, text: string): string =>
  `${id === '' ? '' : `${id}-`}${bytesToHex(hmac(sha256, bytes, utf8ToBytes(text)))}`;

export function isSealed(keys: SigningKeys, sealed: string, text: string): boolean {
  const id = sealed.slice(0, Math.max(0, sealed.lastIndexOf('-')));
  const key = keys.find((each) => each.id === id);
  return key !== undefined && isSame(sealed, sealBy(key, text));
}

/** A value with its seal: `value.seal`. */
export const sign = (keys: SigningKeys, value: string): string => `${value}.${seal(keys, value)}`;

/** The value of a signed text. Undefined if the signature is not ours. */
export function unsign(keys: SigningKeys, signed: string): string | undefined {
  const at = signed.lastIndexOf('.');
  const value = signed.slice(0, Math.max(0, at));
  return at > 0 && isSealed(keys, signed.slice(at + 1), value) ? value : undefined;
}

/** Compares two texts in a time that does not reveal where they differ. */
export function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}

/** Six decimal digits, each equally likely. */
export function createCode(random: Random): string {
  for (;;) {
    const [a = 0, b = 0, c = 0] = random.bytes(3);
    const number = (a << 16) | (b << 8) | c;
    if (number < 16_000_000) return String(number % 1_000_000).padStart(6, '0');
  }
}

/** Eight decimal digits, each equally likely. */
export function createLongCode(random: Random): string {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random.bytes(4);
    const number = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    if (number < 4_200_000_000) return String(number % 100_000_000).padStart(8, '0');
  }
}

/** The challenge of a PKCE verifier: SHA-256 in base64url (RFC 7636, S256). */
export const challengeOf = (verifier: string): string => base64url(sha256(utf8ToBytes(verifier)));

/** Bytes in base64url without padding (RFC 4648 §5). */
export function base64url(given: Uint8Array): string {
  const bytes = [...given];
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    text += [18, 12, 6, 0].map((shift) => signs[(group >> shift) & 63]).join('');
  }
  // A remaining byte takes two characters, and two remaining bytes take three.
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
}
