import { createHash, createHmac, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blockMessage, type BlockSource, DrawStream } from '../index.ts';

/** The round that the verify page is designed with: seed, commitment and block are published in its frame. */
const SERVER_SEED = '180a081ed62b17a541b1662e1e57a8a5cbd2e6e3583886eaf83b07da1b3c87ed';
const COMMITMENT = '6dffbd398fadea740f575d0dd3c5e17db401b6d8eb02b81de075a4f52a99f67a';
const BLOCK = '7a58fe4fc76bda3ebeb08fe7235efd99090b135bda4ee5ff2f1b59ca270b7f24';

const message = (cursor: number): string => blockMessage('moon-owl-2611', 1184, cursor);

const byNode: BlockSource = (cursor) => createHmac('sha256', SERVER_SEED).update(message(cursor)).digest();

/** WebCrypto is asynchronous, so a browser computes the blocks of a round before it draws. */
async function byWebCrypto(blocks: number): Promise<BlockSource> {
  const text = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('raw', text.encode(SERVER_SEED), algorithm, false, ['sign']);
  const computed = await Promise.all(
    Array.from({ length: blocks }, (_, cursor) => webcrypto.subtle.sign('HMAC', key, text.encode(message(cursor)))),
  );
  return (cursor) => new Uint8Array(computed[cursor] ?? new ArrayBuffer(0));
}

/** Blocks with these numbers, each as four bytes. */
function holding(...numbers: number[]): BlockSource {
  return (cursor) => {
    const block = new DataView(new ArrayBuffer(32));
    for (let at = 0; at < 8; at += 1) block.setUint32(at * 4, numbers[cursor * 8 + at] ?? 0);
    return new Uint8Array(block.buffer);
  };
}

describe('the published round', () => {
  it('has the commitment and the block of the frame', () => {
    expect(createHash('sha256').update(SERVER_SEED).digest('hex')).toBe(COMMITMENT);
    expect(Buffer.from(byNode(0)).toString('hex')).toBe(BLOCK);
  });

  it('stops the reels at 30, 49, 47, 8 and 2, by node:crypto and by WebCrypto', async () => {
    for (const source of [byNode, await byWebCrypto(2)]) {
      const draws = new DrawStream(source);
      expect(Array.from({ length: 5 }, () => draws.below(64))).toEqual([30, 49, 47, 8, 2]);
    }
  });

  it('goes on with the same blocks by node:crypto and by WebCrypto', async () => {
    const [one, other] = [new DrawStream(byNode), new DrawStream(await byWebCrypto(4))];
    for (let draw = 0; draw < 20; draw += 1) {
      if (draw % 7 === 6) for (const draws of [one, other]) draws.startBlock();
      expect(one.below(1000 + draw)).toBe(other.below(1000 + draw));
    }
  });
});

describe('a draw', () => {
  it.each([1, 2, 64, 1024, 2 ** 31, 2 ** 32])('below %i, a power of two, is number ÷ 2³² × n', (n) => {
    const numbers = [0, 1, 2 ** 26 - 1, 2 ** 26, 2_052_652_623, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1];
    const draws = new DrawStream(holding(...numbers));
    for (const number of numbers) expect(draws.below(n)).toBe(Math.floor((number / 2 ** 32) * n));
  });

  it('skips numbers that would favour some results', () => {
    // 2³² ÷ 3 is 1,431,655,765 and a third, so exactly one number is left over: the last.
    const draws = new DrawStream(holding(2 ** 32 - 1, 1_431_655_764, 1_431_655_765, 2 ** 32 - 1, 2 ** 32 - 2));
    expect([draws.below(3), draws.below(3), draws.below(3)]).toEqual([0, 1, 2]);
  });

  it.each([3, 5, 6, 7, 10, 100, 1000, 200_000_000])('below %i leaves the same share of numbers to each result', (n) => {
    const share = Math.floor(2 ** 32 / n);
    const edges = [0, share - 1, share, (n - 1) * share - 1, (n - 1) * share, n * share - 1];
    const draws = new DrawStream(holding(...edges));
    expect(edges.map(() => draws.below(n))).toEqual([0, 0, 1, n - 2, n - 1, n - 1]);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('below %d is refused', (n) => {
    expect(() => new DrawStream(holding(1)).below(n)).toThrow(RangeError);
  });
});

describe('blocks', () => {
  it('follow one another when a block has no bytes left', () => {
    const draws = new DrawStream(holding(...Array.from({ length: 24 }, (_, at) => at)));
    expect(Array.from({ length: 20 }, () => draws.below(2 ** 32))).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  it('begin at their first byte', () => {
    const draws = new DrawStream(holding(...Array.from({ length: 24 }, (_, at) => at)));
    draws.startBlock();
    expect([draws.below(2 ** 32), draws.below(2 ** 32)]).toEqual([0, 1]);
    draws.startBlock();
    expect(draws.below(2 ** 32)).toBe(8);
  });

  it('of another length are refused', () => {
    expect(() => new DrawStream(() => new Uint8Array(31)).below(2)).toThrow('block 0 has 31 bytes, not 32');
  });
});
