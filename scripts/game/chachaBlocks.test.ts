import { expect, it } from 'vitest';
import { chachaBlock, chachaBlocks } from './chachaBlocks.ts';

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

function streamOf(state: readonly number[], rounds: number): string {
  const stream = new Int32Array(16);
  chachaBlock(Int32Array.from(state), rounds, stream);
  return Buffer.from(stream.buffer).toString('hex');
}

it('computes the block of RFC 8439, section 2.3.2', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte));
  const words = Array.from({ length: 8 }, (_, word) => key.readInt32LE(word * 4));
  expect(streamOf([...CONSTANTS, ...words, 1, 0x09000000, 0x4a000000, 0], 20)).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

it('computes the published first block of ChaCha8 with a key and a nonce of zeros', () => {
  expect(streamOf([...CONSTANTS, ...Array.from({ length: 12 }, () => 0)], 8)).toBe(
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  );
});

it('has other blocks for each cursor, nonce and seed, and the same ones again', () => {
  const blockOf = (seed: string, nonce: number, cursor: number): string => {
    const source = chachaBlocks(seed)(nonce);
    for (let before = 0; before < cursor; before += 1) source(before);
    return Buffer.from(source(cursor)).toString('hex');
  };
  const places = ['seed', 'other'].flatMap((seed) =>
    [1, 2, 2 ** 32 + 1].flatMap((nonce) => [0, 1, 2, 3].map((cursor) => [seed, nonce, cursor] as const)),
  );
  const blocks = places.map((place) => blockOf(...place));
  expect(new Set(blocks).size).toBe(places.length);
  expect(places.map((place) => blockOf(...place))).toEqual(blocks);
});
