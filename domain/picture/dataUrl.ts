/** Most bytes of an uploaded picture (specification 2 §9). */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

const HEAD = /^data:image\/jpe?g;base64,/;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The value of each ASCII letter; 255 of one that is none. A table, since an upload has millions of letters. */
const VALUES = new Uint8Array(128).fill(255);
for (let value = 0; value < BASE64.length; value += 1) VALUES[BASE64.charCodeAt(value)] = value;

/**
 * The bytes of a data URL that holds a JPEG, by its type and its first bytes.
 * @returns undefined when it is none; `tooLarge` when it is over 2 MiB
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

/** The bytes of base64 text without its padding; undefined when it is none. */
export function readBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = VALUES[text.charCodeAt(index)] ?? 255;
    if (value === 255) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 0xff;
    at += 1;
  }
  return bytes;
}

/** Bytes as base64 text without padding. */
export function writeBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3);
    const three = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const letters = c === undefined ? (b === undefined ? 2 : 3) : 4;
    for (let letter = 0; letter < letters; letter += 1) parts.push(BASE64.charAt((three >> (18 - 6 * letter)) & 63));
  }
  return parts.join('');
}
