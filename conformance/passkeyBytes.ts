/** The encodings of Web Authentication that an authenticator writes. */

type Bytes = Uint8Array<ArrayBuffer>;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const ascii = (text: string): Bytes => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

export const join = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

/** base64url without padding (RFC 4648 §5). */
export function base64url(bytes: Bytes): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    text += [18, 12, 6, 0].map((shift) => SIGNS[(group >> shift) & 63]).join('');
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
}

/** Integers, texts, bytes and maps (RFC 8949), each shorter than 65,536. */
export function cbor(value: unknown): Bytes {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return join(head(3, value.length), ascii(value));
  if (value instanceof Uint8Array) return join(head(2, value.length), Uint8Array.from(value));
  if (value instanceof Map)
    return join(head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)]));
  throw new TypeError('no CBOR for this');
}

function head(major: number, length: number): Bytes {
  if (length < 24) return Uint8Array.of((major << 5) | length);
  return length < 256
    ? Uint8Array.of((major << 5) | 24, length)
    : Uint8Array.of((major << 5) | 25, length >> 8, length & 255);
}

/** A signature of WebCrypto (r and s, 32 bytes each) in DER, as Web Authentication requires it. */
export function derSignature(raw: Bytes): Bytes {
  const body = join(derInteger(raw.slice(0, 32)), derInteger(raw.slice(32)));
  return join(Uint8Array.of(0x30, body.length), body);
}

function derInteger(bytes: Bytes): Bytes {
  const from = bytes.findIndex((byte) => byte !== 0);
  const digits = bytes.slice(Math.max(0, from));
  const padded = (digits[0] ?? 0) > 0x7f ? join(Uint8Array.of(0), digits) : digits;
  return join(Uint8Array.of(0x02, padded.length), padded);
}
