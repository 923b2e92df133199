import { expect, it } from 'vitest';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { createProviderWorld } from '../testing/providerWorld.ts';
import { CHAIN_LENGTH, ChainSeeds, newChain } from './seedChain.ts';

const { ports } = createProviderWorld({ crypto: nodeCrypto });

it('makes each seed the hash of the next one, from the commitment on', () => {
  const chain = newChain(ports, 'crab:cards:1', 5);
  const seeds = new ChainSeeds(nodeCrypto);
  let before = chain.Commitment;
  for (const nonce of [1, 2, 3, 4, 5]) {
    const seed = seeds.seedOf(chain, nonce);
    expect(nodeCrypto.sha256(seed)).toBe(before);
    before = seed;
  }
  expect(before).toBe(chain.Root);
  expect(() => seeds.seedOf(chain, 6)).toThrow('has no round 6');
});

it('has seeds for a day', () => {
  expect(CHAIN_LENGTH * 20).toBe(24 * 60 * 60);
});
