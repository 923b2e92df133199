import { describe, it } from 'vitest';
import candy from '#games/catalogue/candy/maths.json' with { type: 'json' };
import cat from '#games/catalogue/cat/maths.json' with { type: 'json' };
import dragon from '#games/catalogue/dragon/maths.json' with { type: 'json' };
import type { RoundOutcome } from '#games/maths/index.ts';
import { isLong } from './round/states.ts';
import { casesOf, expectOneEnd, FEATURE, playedWith, TINY, WAYS } from './testing/deaths.ts';

describe('after a death at any step each round ends once', () => {
  it.each(casesOf(TINY, 'play'))('if the first play is $way', (each) => expectOneEnd(each));

  it.each(casesOf(FEATURE, 'win'))('if the first win of a long round is $way', (each) => expectOneEnd(each));

  it.each(casesOf(FEATURE, 'bet'))('if the first bet is $way', { tags: ['long'] }, (each) => expectOneEnd(each));
});

/** The feature of each game of the catalogue. Its round is a long one. */
const FEATURES: readonly (readonly [name: string, json: unknown, fits: (outcome: RoundOutcome) => boolean])[] = [
  ['a hold and respin', dragon, ({ hold }) => hold !== undefined],
  ['a full board', cat, ({ hold }) => hold?.isFull === true],
  ['free spins that tumble', candy, ({ spins }) => spins.length > 1],
  ['a chain of tumbles', candy, ({ spins }) => spins.length === 1 && isLong({ spins })],
];

describe.each(FEATURES)('after a death during %s each round ends once', (_name, json, fits) => {
  it('if the answer to its win is lost', async () => {
    await expectOneEnd({ played: await playedWith(json, fits), call: 'win', way: 'lostAfter' });
  });

  it.each(WAYS)('if its win is %s', { tags: ['long'] }, async (way) => {
    await expectOneEnd({ played: await playedWith(json, fits), call: 'win', way });
  });
});
