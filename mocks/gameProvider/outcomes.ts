import {
  blockMessage,
  type SlotGame,
  type MathsFile,
  playRound,
  type RareSeeds,
  type RoundOutcome,
} from '#games/maths/index.ts';
import type { ProviderCrypto } from '#games/provider/ports.ts';
import { fixedPrizes } from '#games/provider/round/prizes.ts';
import { JackpotName } from '#protocol/entities/game.ts';
import type { GameOutcome } from '../wire/messages.ts';

/** The seeds of the next rounds. */
export interface NextSeeds {
  readonly ServerSeed: string;
  readonly ClientSeed: string;
  readonly Nonce: number;
}

/** The multiples of the stake, in tenths, from which the client celebrates a win more. */
const BIG = 200;
const HUGE = 500;
const STAKE = 10;
const DRY_ROUNDS = 10;
const NONCE = 1;
/** The seeds tried before yielding. */
const SEEDS_A_TURN = 100;
const SEED_BYTES = 32;
/** Rarer rounds are not searched: their seeds are in `seeds.json` of the game. */
const MAX_ODDS = 100_000;

/** The falls of a spin that counts as one of several tumbles. */
const TUMBLES = 3;

const FITS: Readonly<Record<Exclude<GameOutcome, 'dry' | JackpotName>, (outcome: RoundOutcome) => boolean>> = {
  win: (outcome) => !hasFeature(outcome) && outcome.pay > STAKE && outcome.pay < BIG,
  big: (outcome) => !hasFeature(outcome) && outcome.pay >= BIG && outcome.pay < HUGE,
  huge: ({ pay }) => pay >= HUGE,
  freeSpins: ({ spins }) => spins.length > 1,
  hold: ({ hold }) => hold !== undefined,
  fullBoard: ({ hold }) => hold?.isFull === true,
  tumbles: ({ spins: [base] }) => (base?.tumbles?.length ?? 0) >= TUMBLES,
  choice: ({ choice }) => choice !== undefined,
  multiplied: ({ spins: [base] }) =>
    (base?.thrown ?? 1) > 1 || base?.wins.some(({ multiple = 1 }) => multiple > 1) === true,
  nudge: ({ spins: [base], pay }) => base?.nudge?.moved === true && pay > 0,
  wheel: ({ level }) => level?.wheel !== undefined,
  respins: (outcome) => isPaid(outcome) && outcome.spins[0]?.respins !== undefined,
  mystery: (outcome) => isPaid(outcome) && outcome.spins[0]?.mystery !== undefined,
  split: (outcome) => isPaid(outcome) && outcome.spins[0]?.split !== undefined,
};

const hasFeature = ({ spins, hold, choice }: RoundOutcome): boolean =>
  spins.length > 1 || hold !== undefined || choice !== undefined;

/** Whether a round without a feature pays more than its stake. */
const isPaid = (outcome: RoundOutcome): boolean => !hasFeature(outcome) && outcome.pay > STAKE;

const isPrize = (wanted: GameOutcome): wanted is JackpotName => JackpotName.safeParse(wanted).success;

/** Whether a round wins a pool or a fixed prize. */
const wins = (outcome: RoundOutcome, name: JackpotName): boolean =>
  outcome.jackpots.includes(name) || fixedPrizes(outcome).includes(name);

/** Whether a round of a game can be planned with an outcome: its features, and the prizes that a search or its `seeds.json` finds. */
export function canPlan(
  { freeSpins, hold, tumble, wilds, choice, nudge, level, expandingWild, mystery, split, jackpots }: MathsFile,
  wanted: GameOutcome,
  rare: RareSeeds,
): boolean {
  if (wanted === 'freeSpins') return freeSpins !== undefined;
  if (wanted === 'hold') return hold !== undefined;
  if (wanted === 'fullBoard') return hold?.full !== undefined;
  if (wanted === 'tumbles') return tumble !== undefined;
  if (wanted === 'multiplied') return tumble?.thrown !== undefined || wilds !== undefined;
  if (wanted === 'choice') return choice !== undefined;
  if (wanted === 'nudge') return nudge !== undefined;
  if (wanted === 'wheel') return level !== undefined;
  if (wanted === 'respins') return expandingWild !== undefined;
  if (wanted === 'mystery') return mystery !== undefined;
  if (wanted === 'split') return split !== undefined;
  if (!isPrize(wanted)) return true;
  if (rare[wanted] !== undefined || hold?.prizes?.[wanted] !== undefined) return true;
  // A feature draws its jackpots more rarely.
  const inHold = [...(hold?.coins ?? []), hold?.full].some((part) => part?.jackpot === wanted);
  return !inHold && jackpots.some(({ name, odds }) => name === wanted && odds <= MAX_ODDS);
}

/**
 * The level that a planned round needs: one symbol below the end for a turn of the wheel or its jackpot. Undefined if the levels of a
 * session may stay.
 */
export function plannedLevel({ level }: Pick<SlotGame, 'level'>, wanted: GameOutcome): number | undefined {
  const isOnWheel = level?.wheel.fields.some(({ jackpot }) => jackpot === wanted) === true;
  return level !== undefined && (wanted === 'wheel' || isOnWheel) ? level.full - 1 : undefined;
}

/** Finds seeds whose real draws have an outcome. */
export class OutcomeSearch {
  readonly #crypto: ProviderCrypto;
  readonly #randomHex: (bytes: number) => string;
  readonly #rare: RareSeeds;
  readonly #stake: number;

  /**
   * @param rare seeds of the game's rare rounds
   * @param stake the smallest of the game. A larger one wins the same jackpots
   */
  constructor(crypto: ProviderCrypto, randomHex: (bytes: number) => string, rare: RareSeeds, stake: number) {
    this.#crypto = crypto;
    this.#randomHex = randomHex;
    this.#rare = rare;
    this.#stake = stake;
  }

  has(game: SlotGame, wanted: GameOutcome, seeds: NextSeeds): boolean {
    const level = plannedLevel(game, wanted);
    if (isPrize(wanted)) return wins(this.#play(game, seeds, level), wanted);
    if (wanted !== 'dry') return FITS[wanted](this.#play(game, seeds, level));
    for (let round = 0; round < DRY_ROUNDS; round += 1)
      if (this.#play(game, { ...seeds, Nonce: seeds.Nonce + round }).pay > 0) return false;
    return true;
  }

  /** Searches a server seed whose first round has the outcome. The client seed stays, unless the game has seeds of such a rare round. */
  async find(game: SlotGame, wanted: GameOutcome, ClientSeed: string): Promise<NextSeeds> {
    const rare = this.#rare[wanted];
    if (rare !== undefined) return { ...rare, Nonce: NONCE };
    for (let tried = 1; ; tried += 1) {
      const seeds = { ServerSeed: this.#randomHex(SEED_BYTES), ClientSeed, Nonce: NONCE };
      if (this.has(game, wanted, seeds)) return seeds;
      if (tried % SEEDS_A_TURN === 0) await turnOfOthers();
    }
  }

  #play(game: SlotGame, { ServerSeed, ClientSeed, Nonce }: NextSeeds, level?: number): RoundOutcome {
    const block = (cursor: number) => this.#crypto.hmac(ServerSeed, blockMessage(ClientSeed, Nonce, cursor));
    return playRound(game, this.#stake, block, { level });
  }
}

const turnOfOthers = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
