import { describe, expect, it } from 'vitest';
import { enumerateCycle } from '#games/maths/cycle/enumerate.ts';
import { countFreeSpins } from '#games/maths/cycle/freeSpinCount.ts';
import { levelDistribution } from '#games/maths/cycle/levelDistribution.ts';
import { roundDistribution } from '#games/maths/cycle/roundDistribution.ts';
import { stickyMean, stickySpins } from '#games/maths/cycle/stickySpins.ts';
import { BOARD_GAMES, BOOK, STICKY } from '#games/maths/testing/boardGames.ts';
import { LEVEL } from '#games/maths/testing/smallGames.ts';
import { type MathsFile, slotGame } from '#games/maths/index.ts';
import { DrawReader } from './DrawReader.ts';
import { freeSpinsOf } from './freeSpins.ts';
import { levelOf } from './level.ts';
import { type PublishedGame, readPublishedGame } from './published.ts';
import { RoundDraws } from './RoundDraws.ts';
import { RoundReplay, type Strips } from './RoundReplay.ts';

// The verifier shares no code with the mathematics, so it is the second way to count outcomes.

/** Reads every sequence of draws, one after another. */
class EveryDraw extends DrawReader {
  readonly #path: { result: number; below: number }[] = [];
  #at = 0;

  constructor() {
    super('', () => Promise.resolve(new Uint8Array(32)));
  }

  override startBlock(): Promise<void> {
    return Promise.resolve();
  }

  override draw(below: number): ReturnType<DrawReader['draw']> {
    const known = this.#path[this.#at];
    if (known === undefined) this.#path.push({ result: 0, below });
    this.#at += 1;
    return Promise.resolve({ result: known?.result ?? 0, draws: [] });
  }

  /** The probability of the sequence that was read. */
  share(): number {
    return this.#path.reduce((share, { below }) => share / below, 1);
  }

  /** Goes to the next sequence. False after the last one. */
  next(): boolean {
    this.#at = 0;
    let last = this.#path.pop();
    while (last !== undefined && last.result + 1 === last.below) last = this.#path.pop();
    if (last !== undefined) this.#path.push({ ...last, result: last.result + 1 });
    return last !== undefined;
  }
}

function published(file: MathsFile): PublishedGame {
  const game = readPublishedGame(new TextEncoder().encode(JSON.stringify(file)));
  if (game === undefined) throw new Error(`${file.code} cannot be read`);
  return game;
}

/** The probability of each pay, over every sequence of draws. */
async function paysOf(file: MathsFile, play: (replay: RoundReplay) => Promise<number>): Promise<Map<number, number>> {
  const reader = new EveryDraw();
  const game = published(file);
  const pays = new Map<number, number>();
  do {
    const pay = await play(new RoundReplay(game, new RoundDraws(reader), 1));
    pays.set(pay, (pays.get(pay) ?? 0) + reader.share());
  } while (reader.next());
  return pays;
}

const stripsOf = ({ strips }: MathsFile, set: string): Strips => (strips[set] ?? []).map((strip) => strip.split(' '));

function expectSame(
  computed: ReadonlyMap<number, number>,
  counts: Iterable<readonly [number, bigint]>,
  total: bigint,
): void {
  const exact = new Map<number, number>();
  for (const [pay, count] of counts) exact.set(pay, (exact.get(pay) ?? 0) + Number(count) / Number(total));
  const sorted = (pays: ReadonlyMap<number, number>) => [...pays.keys()].toSorted((one, other) => one - other);
  expect(sorted(computed)).toEqual(sorted(exact));
  for (const [pay, share] of exact) expect(computed.get(pay)).toBeCloseTo(share, 10);
}

// One respin is enough here. `boardRules.test.ts` plays every round with two.
const COUNTED = BOARD_GAMES.map((file) =>
  file.expandingWild === undefined ? file : { ...file, expandingWild: { respins: 1 } },
);

it.each(COUNTED.map((file) => [file.code, file] as const))(
  'every base spin of %s pays for the verifier what the exact count says',
  async (_code, file) => {
    const strips = stripsOf(file, 'base');
    const pays = await paysOf(file, async (replay) => {
      const spin = await replay.spin('base', strips, 1);
      return (await replay.respins(spin, strips)).pay;
    });
    const game = slotGame(file);
    const classes = enumerateCycle(game, game.base);
    const total = classes.reduce((sum, { count }) => sum + count, 0n);
    expectSame(
      pays,
      classes.map(({ pay, count }) => [pay, count]),
      total,
    );
  },
);

it('every base spin from every level pays for the verifier what the exact count says', async () => {
  const strips = stripsOf(LEVEL, 'base');
  const { level } = published(LEVEL);
  const game = slotGame(LEVEL);
  if (level === undefined || game.level === undefined) throw new Error('the game has no level');
  const computed = new Map<number, number>();
  for (let before = 0; before < level.full; before += 1) {
    const pays = await paysOf(LEVEL, async (replay) => {
      const { window, pay } = await replay.spin('base', strips, 1);
      return pay + ((await levelOf(replay, level, window, before)).wheel?.pay ?? 0);
    });
    for (const [pay, share] of pays) computed.set(pay, (computed.get(pay) ?? 0) + share / level.full);
  }
  const base = enumerateCycle(game, game.base);
  const exact = roundDistribution(base, { coins: levelDistribution(game.level, 6) }, Number.MAX_SAFE_INTEGER);
  expectSame(computed, exact.counts, exact.total);
});

describe('all free spins of a round', () => {
  const freeOf = (file: MathsFile) => {
    const { freeSpins } = published(file);
    const game = slotGame(file);
    if (freeSpins === undefined || game.freeSpins === undefined) throw new Error('the game has no free spins');
    const parts = { strips: stripsOf(file, 'free'), paid: 0, cap: file.cap };
    const pays = paysOf(file, async (replay) =>
      (await freeSpinsOf(replay, freeSpins, parts)).spins.reduce((sum, { pay }) => sum + pay, 0),
    );
    return { pays, game, rule: game.freeSpins };
  };

  it('with a symbol that expands pay for the verifier what the exact count says', async () => {
    const { pays, game, rule } = freeOf(BOOK);
    const { below, outcomes } = countFreeSpins(game, rule).pays;
    expectSame(await pays, below, outcomes);
  });

  it('with sticky wilds pay on average for the verifier what the exact count says', async () => {
    const { pays, game, rule } = freeOf(STICKY);
    const mean = [...(await pays)].reduce((sum, [pay, share]) => sum + pay * share, 0);
    const { numerator, denominator } = stickyMean(game, stickySpins(game, rule.reels, rule.spins));
    expect((Number(numerator) / Number(denominator)) * (rule.ladder[0] ?? 0)).toBeCloseTo(mean, 10);
  });
});
