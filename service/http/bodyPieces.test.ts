import { expect, it } from 'vitest';
import { BodyBudget } from './bodyBudget.ts';
import { BodyPieces } from './bodyPieces.ts';

const KIB = 1024;
const shareOf = (perAddress: number) => new BodyBudget({ all: perAddress, perAddress }).open('192.0.2.1');
const bytesOf = (text: string, size: number): Buffer[] => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
};
const TEXT = '金幣 5,000! '.repeat(2000);

it.each([1, 7, 1000, 4095, 4096, 9000])('joins a text that arrived in pieces of %i bytes', (size) => {
  const pieces = new BodyPieces(shareOf(1000 * KIB), 0);
  for (const piece of bytesOf(TEXT, size)) expect(pieces.add(piece)).toBeUndefined();
  expect(pieces.length).toBe(Buffer.byteLength(TEXT));
  expect(pieces.text()).toBe(TEXT);
});

it('keeps the order of large and small pieces', () => {
  const pieces = new BodyPieces(shareOf(1000 * KIB), 0);
  const parts = ['a', 'b'.repeat(5000), 'c', 'd', 'e'.repeat(4096), 'f'.repeat(4000), 'g'.repeat(200)];
  for (const part of parts) pieces.add(Buffer.from(part));
  expect(pieces.text()).toBe(parts.join(''));
});

it('counts the kept bytes in the share, a large piece as a whole and small pieces by the page', () => {
  const pieces = new BodyPieces(shareOf(16 * KIB), 0);
  expect(pieces.add(Buffer.alloc(10 * KIB))).toBeUndefined();
  expect(pieces.add(Buffer.alloc(10))).toBeUndefined();
  expect(pieces.add(Buffer.alloc(4 * KIB))).toBe('address');
  expect(pieces.length).toBe(10 * KIB + 10);
  // The page has free space, which is already counted in the share.
  expect(pieces.add(Buffer.alloc(4 * KIB - 10))).toBeUndefined();
  expect(pieces.add(Buffer.alloc(4 * KIB - 1))).toBe('address');
});

it('counts no more than the declared length for a small body', () => {
  const pieces = new BodyPieces(shareOf(100), 60);
  expect(pieces.add(Buffer.alloc(30))).toBeUndefined();
  expect(pieces.add(Buffer.alloc(30))).toBeUndefined();
  expect(pieces.add(Buffer.alloc(50))).toBe('address');
});

it('refuses bytes that are not UTF-8, also if a piece ends within a character', () => {
  const pieces = new BodyPieces(shareOf(100 * KIB), 0);
  pieces.add(Buffer.from('幣').subarray(0, 2));
  expect(() => pieces.text()).toThrow(TypeError);
});
