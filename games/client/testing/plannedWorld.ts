import type { RoundView, SpinOutcome } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import { nobleCrypto } from '#games/provider/crypto/nobleCrypto.ts';
import { createProviderWorld, PLAYER, type ProviderWorld } from '#games/provider/testing/providerWorld.ts';
import { TEST_GAME } from './testGame.ts';

export const PLANNED_GOLD = 1_000_000;
const MAX_SEEDS = 20_000;

/** @param level the level of each stake of a game that collects symbols */
async function worldOf(seed: string, game: MathsFile | undefined, level: number): Promise<ProviderWorld> {
  const games = game === undefined ? [] : [{ hash: `hash-of-${game.code}`, file: game }];
  const world = createProviderWorld({ crypto: nobleCrypto, seed, games });
  world.ledger.give(PLAYER, PLANNED_GOLD - world.ledger.goldOf(PLAYER));
  if (game?.level !== undefined) {
    const SessionID = `bj188:${game.code}:${PLAYER}`;
    const rows = game.stakes.map((Stake) => ({ SessionID, Stake, Level: level }));
    await world.ports.store.transaction((tx) => tx.table('levels').insert(rows));
  }
  return world;
}

/** Opens the game of a planned world as the client does. Without its `OpeningID` the world would draw other random bytes. */
export const openPlanned = (world: ProviderWorld, GameCode = TEST_GAME): Promise<string> =>
  world.server().openSession({ LaunchToken: world.ledger.launch(PLAYER), OpeningID: 'planned', GameCode });

/**
 * A world with a wanted first round of a game. The outcome depends on the seeds alone, so a second world of the same seed
 * repeats it.
 *
 * @param game the mathematics of a game other than owl
 * @param level the level before the round, of a game that collects symbols
 * @throws Error if none of many seeds gives such a round
 */
export async function plannedWorld(
  isWanted: (round: RoundView) => boolean,
  stake = 100,
  from = 0,
  game?: MathsFile,
  level = 0,
): Promise<ProviderWorld> {
  for (let seed = from; seed < from + MAX_SEEDS; seed += 1) {
    const trial = await worldOf(`seed ${seed}`, game, level);
    const round = await trial.spin(await openPlanned(trial, game?.code), stake);
    if (isWanted(round)) return worldOf(`seed ${seed}`, game, level);
  }
  throw new Error('no seed gives such a round');
}

const spinsOf = ({ Result }: RoundView) => Result?.Outcome?.spins ?? [];
const holdOf = ({ Result }: RoundView) => Result?.Outcome?.hold;
const cellCount = (round: RoundView): number => (spinsOf(round)[0]?.window ?? []).flat().length;
const heldBeforeEnd = (round: RoundView): number =>
  [spinsOf(round)[0]?.coins ?? [], ...(holdOf(round)?.respins ?? []).slice(0, -1).map(({ coins }) => coins)].flat()
    .length;
const payOf = ({ Result }: RoundView): number => Result?.Outcome?.pay ?? 0;

/** The reels of one symbol that are part of a win. */
function winningStacks(round: RoundView): number {
  const [spin] = spinsOf(round);
  if (spin === undefined) return 0;
  const { window, wins } = spin;
  const longest = Math.max(0, ...wins.map(({ count }) => count));
  return window.filter((column, reel) => reel < longest && new Set(column).size === 1).length;
}

/** The greatest multiple of the wilds of a win in the base spin. */
const mostMultiple = (round: RoundView): number =>
  Math.max(1, ...(spinsOf(round)[0]?.wins ?? []).map(({ multiple = 1 }) => multiple));
/** The cells that mystery symbols have changed. */
const openedBy = (spin: SpinOutcome | undefined): number =>
  spin?.mystery === undefined
    ? 0
    : (spin.board ?? []).flatMap((column, reel) => column.filter((symbol, row) => symbol !== spin.window[reel]?.[row]))
        .length;

/** The respins that wilds have started in the base spin. */
const respinsOf = (round: RoundView): number => spinsOf(round)[0]?.respins?.length ?? 0;

const splitCells = (round: RoundView): number => spinsOf(round)[0]?.split?.length ?? 0;
/** The most cells that wilds of earlier free spins hold. */
const mostHeld = (round: RoundView): number => Math.max(0, ...spinsOf(round).map(({ held = [] }) => held.length));

/** Whether a round has no feature. */
const isPlain = (round: RoundView): boolean => spinsOf(round).length === 1 && holdOf(round) === undefined;

/** Rounds for tests and the harness. */
export const WANTED = {
  any: () => true,
  nothing: (round: RoundView) => payOf(round) === 0 && spinsOf(round).length === 1,
  /** A win above the stake that is counted up. */
  small: (round: RoundView) => payOf(round) > 10 && payOf(round) < 200 && isPlain(round),
  big: (round: RoundView) => payOf(round) >= 200 && payOf(round) < 500 && isPlain(round),
  huge: (round: RoundView) => payOf(round) >= 500 && payOf(round) < 1000 && isPlain(round),
  super: (round: RoundView) => payOf(round) >= 1000 && isPlain(round),
  free: (round: RoundView) => spinsOf(round).length > 1 && payOf(round) > 100,
  /** Three boards or more that pay. */
  tumble: (round: RoundView) => (spinsOf(round)[0]?.tumbles?.length ?? 0) >= 3 && spinsOf(round).length === 1,
  /** Five boards or more that pay. */
  climb: (round: RoundView) => (spinsOf(round)[0]?.tumbles?.length ?? 0) >= 5,
  /** A sum that thrown multiples multiply. */
  thrown: (round: RoundView) => (spinsOf(round)[0]?.thrown ?? 1) > 1 && (spinsOf(round)[0]?.tumbles?.length ?? 0) >= 2,
  /** A spin whose sum is multiplied by more than three thrown multiples. */
  crowd: (round: RoundView) =>
    spinsOf(round).some(({ pay, tumbles = [] }) => pay > 0 && (tumbles.at(-1)?.orbs?.length ?? 0) > 3),
  /** One board that pays no more than the stake. */
  low: (round: RoundView) => payOf(round) > 0 && payOf(round) <= 10 && spinsOf(round)[0]?.tumbles?.length === 1,
  hold: (round: RoundView) => holdOf(round) !== undefined,
  /** A hold with a prize on a coin. */
  prize: (round: RoundView) =>
    spinsOf(round).length === 1 &&
    (holdOf(round)?.respins.flatMap(({ coins }) => coins) ?? []).some(({ prize }) => prize !== undefined),
  /** A hold that comes down to its last free cell. */
  lastCell: (round: RoundView) => heldBeforeEnd(round) === cellCount(round) - 1,
  /** A nudge that pays. */
  nudge: (round: RoundView) => spinsOf(round)[0]?.nudge?.moved === true && payOf(round) > 0,
  /** A base spin in which a win has one multiplying wild, several of them, and three with the multiple 3. */
  multiplied: (round: RoundView) => isPlain(round) && mostMultiple(round) > 1 && mostMultiple(round) < 4,
  meet: (round: RoundView) => isPlain(round) && mostMultiple(round) > 3,
  roll: (round: RoundView) => isPlain(round) && mostMultiple(round) === 27,
  full: (round: RoundView) => holdOf(round)?.isFull === true,
  /** Free spins in which the drawn symbol fills reels, and fills many. */
  grown: (round: RoundView) => spinsOf(round).some(({ expanded }) => expanded !== undefined),
  grownFull: (round: RoundView) => spinsOf(round).some(({ expanded }) => (expanded?.reels.length ?? 0) >= 4),
  /** Free spins with several wilds that stay, and with nine or more. */
  staying: (round: RoundView) => mostHeld(round) >= 4,
  ablaze: (round: RoundView) => mostHeld(round) >= 9,
  /** Mystery symbols in the base spin whose symbol pays, and many of them. */
  mystery: (round: RoundView) => spinsOf(round)[0]?.mystery !== undefined && payOf(round) > 20 && isPlain(round),
  crowded: (round: RoundView) => isPlain(round) && payOf(round) > 10 && openedBy(spinsOf(round)[0]) >= 4,
  /** A base spin whose split cells pay, and one of the most ways. */
  split: (round: RoundView) => isPlain(round) && splitCells(round) === 3 && payOf(round) > 20 && payOf(round) < 200,
  manyWays: (round: RoundView) => isPlain(round) && splitCells(round) > 3 && payOf(round) > 10,
  /** A turn of the wheel, and one that wins its jackpot. */
  wheel: ({ Result }: RoundView) => Result?.Outcome?.level?.wheel !== undefined,
  wheelJackpot: ({ Result }: RoundView) => Result?.Outcome?.level?.wheel?.jackpot !== undefined,
  /** A spin that collects. */
  collected: (round: RoundView) => (round.Result?.Outcome?.level?.collected.length ?? 0) > 1 && isPlain(round),
  /** Wilds that grow: one without any pay, one with pays above the stake, two, and three. */
  respun: (round: RoundView) => respinsOf(round) === 1 && payOf(round) === 0,
  growing: (round: RoundView) => respinsOf(round) === 1 && payOf(round) > 20 && payOf(round) < 200,
  regrown: (round: RoundView) => respinsOf(round) === 2 && payOf(round) > 10,
  regrownTwice: (round: RoundView) => respinsOf(round) === 3,
  /** A win above the stake on one line, from the right reel. */
  fromRight: (round: RoundView) =>
    payOf(round) > 10 &&
    respinsOf(round) === 0 &&
    spinsOf(round)[0]?.wins.length === 1 &&
    spinsOf(round)[0]?.wins[0]?.from === 'right',
  choice: ({ Choice }: RoundView) => Choice !== undefined,
  /** Wins with a whole reel of one symbol, and with two of them. */
  stack: (round: RoundView) => winningStacks(round) === 1,
  stacks: (round: RoundView) => winningStacks(round) >= 2,
} as const;
export type Wanted = keyof typeof WANTED;

export const isWantedName = (name: string): name is Wanted => Object.hasOwn(WANTED, name);
