import { type ProviderPorts, randomHex, timeText } from '../ports.ts';
import type { ChainRow } from '../tables.ts';

const SEED_BYTES = 32;
/** The rounds of a day, with 20 s for each. */
export const CHAIN_LENGTH = 4320;

/**
 * Seeds of a chain in the order of its rounds. The seed of round `k` is the SHA-256 of the seed of round `k + 1`, and the commitment is the
 * SHA-256 of the first one.
 */
function seedsOf(crypto: ProviderPorts['crypto'], { Root, Length }: Pick<ChainRow, 'Root' | 'Length'>): string[] {
  const seeds = [Root];
  for (let at = 1; at < Length; at += 1) seeds.push(crypto.sha256(seeds[at - 1] ?? ''));
  return seeds.toReversed();
}

/** Makes a new chain of a room. It is published once it is stored. */
export function newChain(ports: ProviderPorts, RoomID: string, Length: number): ChainRow {
  const Root = randomHex(ports, SEED_BYTES);
  const [first = ''] = seedsOf(ports.crypto, { Root, Length });
  return {
    ChainID: randomHex(ports, 16),
    RoomID,
    Commitment: ports.crypto.sha256(first),
    Root,
    Length,
    Used: 0,
    CreateTime: timeText(ports.now()),
  };
}

/** Computes the seeds of chains. Keeps those of the last chain, since a long chain takes thousands of hashes. */
export class ChainSeeds {
  readonly #crypto: ProviderPorts['crypto'];
  #known: { readonly ChainID: string; readonly seeds: readonly string[] } = { ChainID: '', seeds: [] };

  constructor(crypto: ProviderPorts['crypto']) {
    this.#crypto = crypto;
  }

  /** @param Nonce the round of the chain, from 1. @throws RangeError if the chain has no such round */
  seedOf(chain: ChainRow, Nonce: number): string {
    if (this.#known.ChainID !== chain.ChainID)
      this.#known = { ChainID: chain.ChainID, seeds: seedsOf(this.#crypto, chain) };
    const seed = this.#known.seeds[Nonce - 1];
    if (seed === undefined) throw new RangeError(`the chain ${chain.ChainID} has no round ${Nonce}`);
    return seed;
  }
}
