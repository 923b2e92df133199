import { describe, expect, it } from 'vitest';
import { choiceMeanFaults, sheetOf, slotGame } from '../index.ts';
import type { ChoiceRule, MathsFile } from '../game/schema.ts';
import { playDraws } from '../round/playRound.ts';
import { countsAmong, everyRound } from '../testing/everyRound.ts';
import { CLOUDS, JARS } from '../testing/smallGames.ts';
import { type ChoiceClasses, choiceDistribution, meanOfOption } from './choiceDistribution.ts';
import { Distribution, ratio } from './Distribution.ts';
import { enumerateCycle } from './enumerate.ts';

function parts(file: MathsFile) {
  const game = slotGame(file);
  const { choice } = game;
  if (choice === undefined) throw new Error(`${file.code} has no choice`);
  const free = choice.reels === undefined ? [] : enumerateCycle(game, choice.reels);
  const classes: ChoiceClasses = { base: enumerateCycle(game, game.base), free };
  return { game, choice, classes };
}

const cases = [JARS, CLOUDS].flatMap((file) =>
  (file.choice?.options ?? []).map(({ name }) => ({ code: file.code, name, file })),
);

describe.each(cases)('a round of $code with $name', ({ file, name }) => {
  const { game, choice, classes } = parts(file);
  const option = choice.options.find((each) => each.name === name) ?? never();

  it('equals every round, played one by one', () => {
    const exact = choiceDistribution(choice, option, classes, file.cap);
    // The options that are not chosen are drawn too, and each has a draw of the jackpot or none.
    const rounds = [...everyRound((draws) => playDraws(game, 10, draws, { choice: name }))];
    const total = rounds.reduce((most, { chances }) => lcm(most, chances), exact.total);
    const played = new Distribution(countsAmong(total, rounds, ({ pay }) => pay));
    expect(new Map([...exact.counts].map(([pay, count]) => [pay, (count * total) / exact.total]))).toEqual(
      played.counts,
    );
  });
});

function lcm(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return (one / a) * other;
}

function never(): never {
  throw new Error('the game has no such option');
}

it('a round that waits names its options and pays its base spin', () => {
  const game = slotGame(JARS);
  let opened = 0;
  for (const { round } of everyRound((draws) => playDraws(game, 10, draws))) {
    if (round.choice === undefined) continue;
    opened += 1;
    expect(round.choice).toEqual({ options: [{ name: 'left' }, { name: 'middle' }, { name: 'right' }] });
    expect(round.pay).toBe(round.spins[0]?.pay);
  }
  expect(opened).toBeGreaterThan(0);
});

it('each option holds the same after each choice', () => {
  for (const file of [JARS, CLOUDS]) {
    const game = slotGame(file);
    const names = file.choice?.options.map(({ name }) => name) ?? [];
    let seen = 0;
    for (const { round } of everyRound((draws) => {
      const drawn: [number, number][] = [];
      const recorded = { startBlock: () => undefined, below: (n: number) => record(draws.below(n), n) };
      const record = (result: number, n: number): number => {
        drawn.push([result, n]);
        return result;
      };
      const first = playDraws(game, 10, recorded, { choice: names[0] });
      return { first, drawn };
    })) {
      const { first, drawn } = round;
      if (first.choice === undefined || seen > 50) continue;
      seen += 1;
      for (const choice of names) {
        let at = 0;
        const again = playDraws(
          game,
          10,
          { startBlock: () => undefined, below: () => drawn[at++]?.[0] ?? never() },
          { choice },
        );
        expect(again.choice).toEqual({ options: first.choice.options, chosen: choice });
        expect(again.jackpots).toEqual(first.jackpots);
        const taken = again.choice?.options.find(({ name }) => name === choice);
        expect(again.pay).toBe((again.spins[0]?.pay ?? 0) + (taken?.pay ?? 0));
        expect(again.spins.slice(1).map(({ pay }) => pay)).toEqual(taken?.spins ?? []);
      }
    }
    expect(seen).toBeGreaterThan(3);
  }
});

it('an option that the game does not have is refused', () => {
  const rounds = everyRound((draws) => playDraws(slotGame(JARS), 10, draws, { choice: 'top' }));
  expect(() => [...rounds]).toThrow('jars has no option "top"');
});

it('the sheet has the share of the choice and the spread of each option', () => {
  const [variant] = sheetOf(CLOUDS, '').variants;
  const { choice, shares } = variant ?? never();
  // One stop of nine shows two hoops. A free spin pays ×1.2 in one of nine and ×0.6 in four, which is ×0.4 on average.
  expect(choice?.chance).toBeCloseTo(1 / 9, 10);
  expect(choice?.mean).toBeCloseTo(1.6, 10);
  expect(shares.choice).toBeCloseTo(1.6 / 9, 10);
  expect(choice?.options.map(({ name, most }) => [name, most.pay])).toEqual([
    ['small', 48],
    ['storm', 48],
    ['sun', 16],
  ]);
  const [small = never(), storm = never()] = choice?.options ?? [];
  expect(storm.deviation).toBeGreaterThan(small.deviation);
  expect(storm.round.deviation).toBeGreaterThan(small.round.deviation);
});

describe('options with different means', () => {
  const withOptions = (file: MathsFile, options: ChoiceRule['options']): MathsFile => ({
    ...file,
    choice: { ...(file.choice ?? never()), options },
  });
  const sentences = (file: MathsFile) => choiceMeanFaults(file).map(({ field, problem }) => `${field}: ${problem}`);

  it('are refused by their field, with both means', () => {
    expect(sentences(JARS)).toEqual([]);
    expect(sentences(CLOUDS)).toEqual([]);
    const [left = never(), middle = never(), right = never()] = JARS.choice?.options ?? [];
    expect(sentences(withOptions(JARS, [left, { ...middle, prizes: [{ pays: 61, weight: 1 }] }, right]))).toEqual([
      'choice.options[1]: has the mean ×6.1 in only, and options[0] has ×6: the return would depend on the player',
    ]);
    const [small = never(), storm = never(), sun = never()] = CLOUDS.choice?.options ?? [];
    expect(sentences(withOptions(CLOUDS, [small, { ...storm, ladder: [3] }, sun]))).toEqual([
      'choice.options[1]: has the mean ×1.2 in only, and options[0] has ×1.6: the return would depend on the player',
    ]);
  });

  it('are found by exact numbers, with a ladder too', () => {
    const climbing = { name: 'tall', spins: 3, ladder: [1, 2, 5] };
    const { choice, classes, game } = parts(withOptions(CLOUDS, [climbing]));
    const { paid, outcomes } = meanOfOption(choice, climbing, classes.free);
    const rounds = [...everyRound((draws) => playDraws(game, 10, draws, { choice: 'tall' }))];
    const opened = rounds.filter(({ round }) => round.choice !== undefined);
    const share = opened.reduce((sum, { chances }) => sum + 1 / Number(chances), 0);
    const mean = opened.reduce(
      (sum, { round, chances }) => sum + (round.pay - (round.spins[0]?.pay ?? 0)) / Number(chances),
      0,
    );
    expect(ratio(paid, outcomes)).toBeCloseTo(mean / share, 10);
  });

  it('include those that the cap makes different', () => {
    expect(sentences({ ...CLOUDS, cap: 48 })).toEqual([]);
    expect(sentences({ ...CLOUDS, cap: 47 })).toContain(
      'choice.options[0]: can pay 48 after a base spin of 0 in only, and the cap of 47 would lower its mean',
    );
  });
});
