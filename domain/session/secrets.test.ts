import { describe, expect, it } from 'vitest';
import type { Random } from '../ports/index.ts';
import { createCode, createToken, hashToken } from './secrets.ts';

function numbered(...numbers: readonly number[]): Random {
  const left = [...numbers];
  return {
    bytes: () => {
      const number = left.shift() ?? 0;
      return Uint8Array.of(number >> 16, (number >> 8) & 255, number & 255);
    },
    uuid: () => '',
  };
}

describe('a code', () => {
  it('has six digits, including leading zeros', () => {
    expect(createCode(numbered(7))).toBe('000007');
    expect(createCode(numbered(15_999_999))).toBe('999999');
  });

  it('is drawn again if some codes would be more likely than others', () => {
    expect(createCode(numbered(16_000_000, 16_777_215, 42))).toBe('000042');
  });
});

describe('a token', () => {
  it('is 256 bits of the source, and only its digest is stored', () => {
    const asked: number[] = [];
    const bytes = (length: number): Uint8Array => {
      asked.push(length);
      return new Uint8Array(length).fill(0xab);
    };
    const token = createToken({ bytes, uuid: () => '' });
    expect([asked, token]).toEqual([[32], 'ab'.repeat(32)]);
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashToken(token)).not.toBe(token);
  });
});
