import { describe, expect, it } from 'vitest';
import { mathsFaults } from '../index.ts';
import { BOOK, CRYSTAL, MYSTERY, SPLIT, STICKY } from '../testing/boardGames.ts';
import {
  CLOUDS,
  GATE,
  HOLD,
  HOLD_JACKPOTS,
  JARS,
  LEDGES,
  LEVEL,
  RISING,
  SMALL_GAMES,
  THROWN,
  WAYS,
} from '../testing/smallGames.ts';

const ONE_FEATURE = 'the symbols of a base spin open one feature';
const sentences = (file: object): string[] => mathsFaults(file).map(({ field, problem }) => `${field}: ${problem}`);

it.each(SMALL_GAMES.map((file) => [file.code, file] as const))('the game %s has no faults', (_code, file) => {
  expect(sentences(file)).toEqual([]);
});

describe('mechanics that cannot go together are refused', () => {
  const [holdBase, thrownRule] = [HOLD.hold, THROWN.tumble?.thrown];
  const choice = (change: object): object => ({ ...JARS, choice: { ...JARS.choice, ...change } });
  const prize = (name: string) => ({ name, prizes: [{ pays: 60, weight: 1 }] });
  const level = (change: object): object => ({ ...LEVEL, level: { ...LEVEL.level, ...change } });
  const wheel = (...fields: object[]): object => level({ wheel: { fields } });
  const hold = (change: object): object => ({ ...HOLD, hold: { ...holdBase, ...change } });

  it.each<[what: string, file: object, sentence: string]>([
    [
      'nothing that pays',
      { ...WAYS, ways: undefined },
      'lines: is missing: a game has one of lines, ways, clusters, anywhere',
    ],
    [
      'ways and clusters',
      { ...WAYS, clusters: { atLeast: 3 } },
      'clusters: cannot go with ways: a game has one of lines, ways, clusters, anywhere',
    ],
    ['another number of ways', { ...WAYS, ways: 1024 }, 'ways: must be 243: the ways of 3 rows on 5 reels'],
    [
      'ways with a gap in the pays',
      { ...WAYS, pays: { ...WAYS.pays, a: { 3: 4, 5: 50 } } },
      'pays.a: has no pay for 4: a way pays for its longest row',
    ],
    [
      'ways that begin with a wild',
      { ...LEDGES, strips: { base: ['a w b a', 'b w a b', 'a b w b'] } },
      'strips.base[0]: has the wild "w", and a way begins with a symbol that pays',
    ],
    [
      'clusters with a smaller pay',
      { ...RISING, pays: { ...RISING.pays, a: { 2: 1, 3: 5 } } },
      'pays.a.2: cannot pay: clusters pay from 3 on',
    ],
    [
      'clusters without their smallest pay',
      { ...RISING, pays: { ...RISING.pays, a: { 5: 20 } } },
      'pays.a: has no pay for 3, and clusters pay from 3 on',
    ],
    [
      'more symbols than cells',
      { ...THROWN, pays: { ...THROWN.pays, a: { 4: 10, 7: 40 } } },
      'pays.a.7: cannot pay: the board has 6 cells',
    ],
    ['tumbles and hold', { ...HOLD, tumble: {} }, 'tumble: cannot go with hold: a coin that is held does not fall'],
    [
      'rising and thrown multiples',
      { ...THROWN, tumble: { rising: [1, 2], thrown: thrownRule } },
      'tumble.thrown: cannot go with rising: a game has one kind of multiples',
    ],
    [
      'a first board with a multiple',
      { ...RISING, tumble: { rising: [2, 3] } },
      'tumble.rising[0]: must be 1: the first board pays as it is',
    ],
    ['a scatter that carries a multiple', { ...THROWN, scatter: 'x' }, 'tumble.thrown.symbol: "x" is scatter too'],
    [
      'free spins with two starts',
      { ...GATE, freeSpins: { ...GATE.freeSpins, atLeast: 3 } },
      'freeSpins.tumbles: cannot go with atLeast: free spins have one start',
    ],
    [
      'free spins without a start',
      { ...GATE, freeSpins: { spins: 2, ladder: [1] } },
      'freeSpins: cannot start: they have neither atLeast nor tumbles',
    ],
    [
      'free spins that start with tumbles, without tumbles',
      { ...GATE, tumble: undefined },
      'freeSpins.tumbles: cannot start free spins: the game has no tumble',
    ],
    [
      'a scatter that starts nothing',
      { ...GATE, scatter: 's' },
      'scatter: starts nothing: free spins start with tumbles',
    ],
    ['a coin on no strip', hold({ coin: 'z' }), 'hold.coin: "z" is on no strip'],
    ['a coin that pays on lines', hold({ coin: 'a' }), 'hold.coin: "a" is in pays too'],
    [
      'more coins than a window can show',
      hold({ atLeast: 4 }),
      'variants[0].base: cannot start hold: a window shows at most 3 "c", and it takes 4',
    ],
    ['more coins than cells', hold({ atLeast: 5 }), 'hold.atLeast: the window has 4 cells'],
    [
      'a coin with pays and a prize',
      hold({ coins: [{ pays: 10, prize: 'mini', weight: 1 }] }),
      'hold.coins[0]: must have either pays or a prize',
    ],
    ['a prize that is not there', hold({ full: { prize: 'major' } }), 'hold.full.prize: prizes has no "major"'],
    [
      'a prize that nothing wins',
      hold({ full: { multiple: 2 } }),
      'hold.prizes.grand: is on no coin, and no full board wins it',
    ],
    ['a prize above the cap', { ...HOLD, cap: 200 }, 'hold.prizes.grand: 300 is more than the cap'],
    ['a full board that adds nothing', hold({ full: {} }), 'hold.full: must have a multiple, a prize or a jackpot'],
    ['a jackpot that is not there', { ...HOLD_JACKPOTS, jackpots: [] }, 'hold.full.jackpot: jackpots has no "pool"'],
    [
      'a prize that is a jackpot',
      { ...HOLD, jackpots: [{ name: 'mini', seed: 1, contribution: 1, odds: 100 }] },
      'hold.prizes.mini: is a jackpot too',
    ],
    [
      'coins on free strips',
      {
        ...HOLD,
        scatter: 's',
        freeSpins: { atLeast: 2, spins: 1, ladder: [1] },
        strips: { base: ['a c s', 'c c s'], free: ['a a c', 'a a a'] },
        variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base', free: 'free' }],
      },
      'variants[0].free: has the coin "c", and free spins start no hold',
    ],
    ['multiplying wilds without lines', { ...WAYS, wilds: { two: 2 } }, 'wilds: needs lines'],
    [
      'lines from both sides that tumble',
      { ...CRYSTAL, tumble: {} },
      'bothWays: cannot go with tumble: a board that falls pays from the left',
    ],
    [
      'a wild that grows and coins',
      { ...CRYSTAL, hold: holdBase },
      'expandingWild: cannot go with hold: a spin has one kind of respins',
    ],
    [
      'a wild that grows without a wild',
      { ...CRYSTAL, wild: undefined },
      'expandingWild: cannot start: the game has no wild',
    ],
    [
      'drums that become nothing that pays',
      { ...MYSTERY, mystery: { symbol: 'd', becomes: [{ symbol: 'w', weight: 1 }] } },
      'mystery.becomes[0].symbol: "w" is not in pays',
    ],
    [
      'drums that become the same twice',
      {
        ...MYSTERY,
        mystery: {
          symbol: 'd',
          becomes: [
            { symbol: 'a', weight: 1 },
            { symbol: 'a', weight: 2 },
          ],
        },
      },
      'mystery.becomes[1].symbol: "a" is in mystery.becomes[0] too',
    ],
    [
      'drums and split cells',
      { ...SPLIT, mystery: MYSTERY.mystery },
      'mystery: cannot go with split: a window changes in one way',
    ],
    [
      'an expanding symbol that does not pay',
      { ...BOOK, freeSpins: { ...BOOK.freeSpins, expanding: [{ symbol: 'k', weight: 1 }] } },
      'freeSpins.expanding[0].symbol: "k" is not in pays',
    ],
    [
      'an expanding symbol and sticky wilds',
      { ...BOOK, freeSpins: { ...BOOK.freeSpins, sticky: true } },
      'freeSpins.sticky: cannot go with freeSpins.expanding: a window changes in one way',
    ],
    [
      'sticky wilds on a ladder',
      { ...STICKY, freeSpins: { ...STICKY.freeSpins, ladder: [1, 2] } },
      'freeSpins.ladder: must have one multiple: the mean of sticky wilds is exact only with it',
    ],
    [
      'sticky wilds above the cap',
      { ...STICKY, cap: 239 },
      'cap: must be at least 240: free spins with sticky wilds stay below it, and their mean is exact only without a cap',
    ],
    [
      'sticky wilds that no free spin has',
      { ...STICKY, strips: { ...STICKY.strips, free: ['a b b', 'b b a', 'b a a'] } },
      'variants[0].free: has no wild, and sticky wilds are those of free spins',
    ],
    [
      'another number of split ways',
      { ...SPLIT, split: { ...SPLIT.split, ways: 12_500 } },
      'split.ways: must be 70: the most ways of its patterns',
    ],
    [
      'a pattern of too few reels',
      { ...SPLIT, split: { ways: 12, base: [{ reels: [[2]], weight: 1 }] } },
      'split.base[0].reels: has 1 reels, and the game 3',
    ],
    [
      'more split cells than a reel has',
      { ...SPLIT, split: { ways: 20, base: [{ reels: [[2, 2, 2], [], []], weight: 1 }] } },
      'split.base[0].reels[0]: splits more cells than the 2 of a reel',
    ],
    ['split cells on lines', { ...STICKY, split: SPLIT.split }, 'split: needs ways'],
    ['a level and hold', { ...LEVEL, hold: holdBase }, 'level: cannot go with hold: a coin is held or collected'],
    [
      'a level and tumbles',
      { ...LEVEL, tumble: {} },
      'level: cannot go with tumble: a coin that is collected does not fall',
    ],
    [
      'a level and a choice',
      { ...LEVEL, choice: JARS.choice },
      'level: cannot go with choice: a round that waits would leave its level open',
    ],
    [
      'a level and sticky wilds',
      { ...LEVEL, freeSpins: { ...LEVEL.freeSpins, sticky: true } },
      'level: cannot go with freeSpins.sticky: the wheel could reach the cap, and their mean is exact only without it',
    ],
    [
      'a level and a wild that grows',
      { ...LEVEL, expandingWild: { respins: 1 } },
      'level: cannot go with expandingWild: a wild could cover a coin',
    ],
    [
      'a level that a round can fill twice',
      level({ full: 2 }),
      'variants[0].base: can show 3 "c", and a round turns the wheel once, for 2',
    ],
    [
      'a level that nothing fills',
      { ...LEVEL, strips: { ...LEVEL.strips, base: ['a b s b', 'b w s b', 's a b b'] } },
      'variants[0].base: cannot fill the level: it has no "c"',
    ],
    [
      'a level that free spins fill',
      { ...LEVEL, strips: { ...LEVEL.strips, free: ['a c b a', 'w b a b', 'b a w b'] } },
      'variants[0].free: has "c", and only base spins collect it',
    ],
    ['a symbol that pays and is collected', level({ symbol: 'a' }), 'level.symbol: "a" is in pays too'],
    [
      'a field with a pay and a jackpot',
      wheel({ pays: 10 }, { pays: 10, jackpot: 'minor' }),
      'level.wheel.fields[1]: must have either pays or a jackpot',
    ],
    ['a wheel without a pay', wheel({ jackpot: 'minor' }, {}), 'level.wheel.fields: must have a field that pays'],
    [
      'a wheel with two jackpots',
      wheel({ pays: 10 }, { jackpot: 'minor' }, { jackpot: 'mini' }),
      'level.wheel.fields[2].jackpot: cannot go with that of fields[1]: a wheel has one jackpot',
    ],
    [
      'a jackpot that the game does not have',
      wheel({ pays: 10 }, { jackpot: 'grand' }),
      'level.wheel.fields[1].jackpot: jackpots has no "grand"',
    ],
    ['a field above the cap', wheel({ pays: 10 }, { pays: 90 }), 'level.wheel.fields[1].pays: 90 is more than the cap'],
    ['a choice and a scatter', { ...JARS, scatter: 's' }, `choice: cannot go with scatter: ${ONE_FEATURE}`],
    ['a choice and hold', { ...JARS, hold: holdBase }, `choice: cannot go with hold: ${ONE_FEATURE}`],
    ['a default that is no option', choice({ default: 'top' }), 'choice.default: options has no "top"'],
    [
      'more symbols than a window can show',
      choice({ atLeast: 4 }),
      'variants[0].base: cannot open the choice: a window shows at most 3 "t", and it takes 4',
    ],
    [
      'two options with one name',
      choice({ options: [prize('left'), prize('left')], default: 'left' }),
      'choice.options[1].name: "left" is the name of another option',
    ],
    [
      'an option with prizes and spins',
      choice({ options: [prize('middle'), { ...prize('left'), spins: 2, ladder: [1] }] }),
      'choice.options[1]: must have either prizes or spins',
    ],
    [
      'an option with spins and no free strips',
      choice({ options: [prize('middle'), { name: 'left', spins: 2, ladder: [1] }] }),
      'variants[0].free: is missing: the game has free spins',
    ],
    [
      'tallies on free strips',
      { ...CLOUDS, strips: { ...CLOUDS.strips, free: ['a b h', 'b a b'] } },
      'variants[0].free: has "h", and free spins open no choice',
    ],
  ])('%s', (_what, file, sentence) => {
    expect(sentences(file)).toContain(sentence);
  });
});
