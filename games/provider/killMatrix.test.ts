import { describe, it } from 'vitest';
import candy from '#games/catalogue/candy/maths.json' with { type: 'json' };
import cat from '#games/catalogue/cat/maths.json' with { type: 'json' };
import dragon from '#games/catalogue/dragon/maths.json' with { type: 'json' };
import koi from '#games/catalogue/koi/maths.json' with { type: 'json' };
import seven from '#games/catalogue/seven/maths.json' with { type: 'json' };
import type { MathsFile, RoundOutcome } from '#games/maths/index.ts';
import { BOOK, CRYSTAL, MULTIPLES, MYSTERY, SPLIT, STICKY } from '#games/maths/testing/boardGames.ts';
import { LEVEL } from '#games/maths/testing/smallGames.ts';
import { isLong } from './round/states.ts';
import { casesOf, expectOneEnd, FEATURE, playedWith, TINY } from './testing/deaths.ts';
import { MISCHIEFS } from './testing/ledger.ts';

describe('after a death at any step each round ends once', () => {
  it.each(casesOf(TINY, 'play'))('if the first play is $way', (each) => expectOneEnd(each));

  it.each(casesOf(FEATURE, 'win'))('if the first win of a long round is $way', (each) => expectOneEnd(each));

  it.each(casesOf(FEATURE, 'bet'))('if the first bet is $way', { tags: ['long'] }, (each) => expectOneEnd(each));
});

/** A level that the first round can fill. */
const FULL_AT_ONCE: MathsFile = { ...LEVEL, ...(LEVEL.level && { level: { ...LEVEL.level, full: 3 } }) };

/** The feature of each game of the catalogue. Its round is a long one. */
const FEATURES: readonly (readonly [name: string, json: unknown, fits: (outcome: RoundOutcome) => boolean])[] = [
  ['a hold and respin', dragon, ({ hold }) => hold !== undefined],
  ['a full board', cat, ({ hold }) => hold?.isFull === true],
  ['free spins that tumble', candy, ({ spins }) => spins.length > 1],
  ['free spins that a chain of tumbles starts', koi, ({ spins }) => spins.length > 1],
  ['a turn of the wheel with its jackpot', FULL_AT_ONCE, ({ level }) => level?.wheel?.jackpot !== undefined],
  ['a chain of tumbles', candy, ({ spins }) => spins.length === 1 && isLong({ spins })],
];

/** The small games whose windows change before they pay, with a round that has all of it. */
const CHANGES: typeof FEATURES = [
  ['sticky wilds', STICKY, ({ spins }) => spins.at(-1)?.held?.length === 2],
  [
    'wilds that multiply',
    MULTIPLES,
    ({ spins }) => spins.some(({ wins }) => wins.some(({ multiple }) => multiple === 6)),
  ],
  ['a symbol that expands', BOOK, ({ spins }) => spins.some(({ expanded }) => expanded?.reels.length === 3)],
  ['two respins of a wild', CRYSTAL, ({ spins }) => spins[0]?.respins?.length === 2],
  ['free spins with mystery symbols', MYSTERY, ({ spins }) => spins[1]?.mystery !== undefined],
  ['a nudge', seven, ({ spins: [base], pay }) => base?.nudge?.moved === true && pay > 0],
  ['free spins with split cells', SPLIT, ({ spins }) => (spins[1]?.split?.length ?? 0) > 1],
];

/** `npm test` plays a round with free spins and one with respins, and `npm run test:long` all of them. */
const FIRST_CHANGES = new Set(['sticky wilds', 'two respins of a wild']);

describe.each(CHANGES)('after a death during %s each round ends once', (name, json, fits) => {
  // A round without free spins takes its stake and its win with one call.
  it('if the answer to its win is lost', FIRST_CHANGES.has(name) ? {} : { tags: ['long'] }, async () => {
    const played = await playedWith(json, fits);
    const hasFree = played.first?.file.freeSpins !== undefined;
    await expectOneEnd({ played, call: hasFree ? 'win' : 'play', way: 'lostAfter' });
  });
});

describe.each(FEATURES)('after a death during %s each round ends once', (_name, json, fits) => {
  it('if the answer to its win is lost', async () => {
    await expectOneEnd({ played: await playedWith(json, fits), call: 'win', way: 'lostAfter' });
  });

  it.each(MISCHIEFS)('if its win is %s', { tags: ['long'] }, async (way) => {
    await expectOneEnd({ played: await playedWith(json, fits), call: 'win', way });
  });
});
