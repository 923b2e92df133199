import { blockMessage, type SlotGame, playRound, type RoundOutcome } from '#games/maths/index.ts';
import type { ProviderCrypto } from '#games/provider/ports.ts';
import type { GameOutcome } from '../wire/messages.ts';

/** The seeds of the next rounds. */
export interface NextSeeds {
  readonly ServerSeed: string;
  readonly ClientSeed: string;
  readonly Nonce: number;
}

/** The multiples of the stake, in tenths, from which the client celebrates a win more. */
const BIG = 150;
const HUGE = 500;
const STAKE = 10;
const DRY_ROUNDS = 10;
/** Only the odds of jackpots depend on the stake. */
const SMALLEST_STAKE = 10;
const NONCE = 1;
/** The seeds tried before yielding. */
const SEEDS_A_TURN = 100;
const SEED_BYTES = 32;

/**
 * The SHA-256 of `offline jackpots`, and client seeds whose first round with it hits a jackpot at every stake. Searched once, since the
 * major jackpot of 夜梟秘寶 has odds of 1 in 200 million rounds.
 */
const JACKPOT_SERVER_SEED = '25bc50bc1549ef32e71aba1dfc8db42f632004f4a940142c91e65f96b048aff1';
const JACKPOT_CLIENT_SEEDS = { major: 'offline-163095747', minor: 'offline-21512826' } as const;

const FITS: Readonly<Record<Exclude<GameOutcome, 'dry'>, (outcome: RoundOutcome) => boolean>> = {
  win: ({ spins, pay }) => spins.length === 1 && pay > STAKE && pay < BIG,
  big: ({ spins, pay }) => spins.length === 1 && pay >= BIG && pay < HUGE,
  huge: ({ pay }) => pay >= HUGE,
  freeSpins: ({ spins }) => spins.length > 1,
  major: ({ jackpots }) => jackpots.includes('major'),
  minor: ({ jackpots }) => jackpots.includes('minor'),
};

/** Finds seeds whose real draws have an outcome. */
export class OutcomeSearch {
  readonly #crypto: ProviderCrypto;
  readonly #randomHex: (bytes: number) => string;

  constructor(crypto: ProviderCrypto, randomHex: (bytes: number) => string) {
    this.#crypto = crypto;
    this.#randomHex = randomHex;
  }

  has(game: SlotGame, wanted: GameOutcome, seeds: NextSeeds): boolean {
    if (wanted !== 'dry') return FITS[wanted](this.#play(game, seeds));
    for (let round = 0; round < DRY_ROUNDS; round += 1)
      if (this.#play(game, { ...seeds, Nonce: seeds.Nonce + round }).pay > 0) return false;
    return true;
  }

  /** Searches a server seed whose first round has the outcome. The client seed stays, except for a jackpot. */
  async find(game: SlotGame, wanted: GameOutcome, ClientSeed: string): Promise<NextSeeds> {
    if (wanted === 'major' || wanted === 'minor')
      return { ServerSeed: JACKPOT_SERVER_SEED, ClientSeed: JACKPOT_CLIENT_SEEDS[wanted], Nonce: NONCE };
    for (let tried = 1; ; tried += 1) {
      const seeds = { ServerSeed: this.#randomHex(SEED_BYTES), ClientSeed, Nonce: NONCE };
      if (this.has(game, wanted, seeds)) return seeds;
      if (tried % SEEDS_A_TURN === 0) await turnOfOthers();
    }
  }

  #play(game: SlotGame, { ServerSeed, ClientSeed, Nonce }: NextSeeds): RoundOutcome {
    return playRound(game, SMALLEST_STAKE, (cursor) =>
      this.#crypto.hmac(ServerSeed, blockMessage(ClientSeed, Nonce, cursor)),
    );
  }
}

const turnOfOthers = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
