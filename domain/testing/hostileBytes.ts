import type { Dice } from './fuzz.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const withKeys = (keys: string, text: string): string => text.replace('{', `{${keys},`);

/**
 * Bytes that our clients never send, made from a request's text: malformed and deeply nested JSON, huge numbers, keys of
 * the prototype, binary, invalid UTF-8, and cut text. Some results are the text itself.
 */
export function hostileBytes(dice: Dice, text: string): Uint8Array {
  switch (dice(14)) {
    case 0:
      return utf8('['.repeat(1 + dice(8000)));
    case 1: {
      const depth = 1 + dice(1000);
      return utf8(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
    }
    case 2:
      return utf8(text.replace(/:\s*(?:"[^"]*"|-?[\d.]+)/, `:${dice(2) === 0 ? '1e400' : '9'.repeat(400)}`));
    case 3:
      return utf8(withKeys('"__proto__":{"Code":200,"isAdmin":true}', text));
    case 4:
      return utf8(withKeys('"constructor":{"prototype":{"isAdmin":true}},"toString":1', text));
    case 5: {
      const bytes = utf8(text);
      bytes[dice(bytes.length)] = 0x80 + dice(0x80);
      return bytes;
    }
    case 6:
      return Uint8Array.from({ length: 1 + dice(600) }, () => dice(256));
    case 7:
      return utf8(text).subarray(0, dice(text.length));
    default:
      return utf8(text);
  }
}
