import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The size limit of specification 2 §9. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

const HEAD = /^data:image\/jpe?g;base64,/;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The value that is used after the end of a text. */
const A = BASE64.charCodeAt(0);
const NO_LETTER = 64;
/** The value of each ASCII letter. A table is fast enough for the millions of letters of an upload. */
const VALUES = new Uint8Array(128).fill(NO_LETTER);
for (let value = 0; value < BASE64.length; value += 1) VALUES[BASE64.charCodeAt(value)] = value;
/** The most letters that a call may have as arguments in every engine. */
const BYTES_A_PART = 6144;

/**
 * Reads a data URL with a JPEG. Checks its type and its first bytes.
 * @returns undefined for other content; `tooLarge` above 2 MiB
 */
export function readJpeg(dataUrl: string): Uint8Array | 'tooLarge' | undefined {
  const head = HEAD.exec(dataUrl)?.[0];
  if (head === undefined) return undefined;
  const body = dataUrl.slice(head.length).replace(/={0,2}$/, '');
  if (Math.floor((body.length * 3) / 4) > MAX_PICTURE_BYTES) return 'tooLarge';
  const bytes = readBase64(body);
  const isJpeg = bytes?.[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  return isJpeg ? bytes : undefined;
}

/** Reads base64 text without padding. Undefined if it is invalid. */
export function readBase64(text: string): Uint8Array | undefined {
  const rest = text.length % 4;
  if (rest === 1) return undefined;
  // Reading bytes is three times as fast as reading the letters of a string.
  const letters = utf8ToBytes(text);
  if (letters.length !== text.length) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let seen = 0;
  let at = 0;
  for (let index = 0; index < letters.length; index += 4) {
    const a = VALUES[letters[index] ?? A] ?? NO_LETTER;
    const b = VALUES[letters[index + 1] ?? A] ?? NO_LETTER;
    const c = VALUES[letters[index + 2] ?? A] ?? NO_LETTER;
    const d = VALUES[letters[index + 3] ?? A] ?? NO_LETTER;
    seen |= a | b | c | d;
    // Writes past the end have no effect.
    bytes[at] = (a << 2) | (b >> 4);
    bytes[at + 1] = ((b & 15) << 4) | (c >> 2);
    bytes[at + 2] = ((c & 3) << 6) | d;
    at += 3;
  }
  return seen < NO_LETTER ? bytes : undefined;
}

/** Without padding. */
export function writeBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += BYTES_A_PART) {
    const codes: number[] = [];
    const end = Math.min(bytes.length, from + BYTES_A_PART);
    for (let at = from; at < end; at += 3) {
      const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
      for (let shift = 18; shift >= 0; shift -= 6) codes.push(BASE64.charCodeAt((three >> shift) & 63));
    }
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join('').slice(0, Math.ceil((bytes.length * 4) / 3));
}
