import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../testing/memoryWorld.ts';
import { played, SEED } from '../../scripts/testing/playedAtRandom.ts';
import { ReservedWords, reservedTexts } from './reserved.ts';
import { decompose, foldCharacter, lookalikePairs, skeletonOf } from './skeleton.ts';

const reserved = new ReservedWords(BRANDS);
const LOOKALIKES = new Map<string, string[]>();
for (const [character, folded] of lookalikePairs()) {
  const others = LOOKALIKES.get(folded);
  if (others === undefined) LOOKALIKES.set(folded, [character]);
  else others.push(character);
}
const runs = { seed: SEED, numRuns: played(2000, 50_000) };
const FULL_WIDTH = 0xfee0;
const widen = (text: string): string =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + FULL_WIDTH));
const BETWEEN = ['', ' ', '\u3000', '\u200B', '.', '·', '_', '★', '\u0301', '\u2060'];

/** Writes a text with other characters that read the same. */
const disguised = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...[...text.normalize('NFC')].map((character) => {
        const folded = [...decompose(character)].map(foldCharacter).join('');
        const alike = [character, character.toUpperCase(), character.toLowerCase(), ...(LOOKALIKES.get(folded) ?? [])];
        return fc.tuple(fc.constantFrom(...alike), fc.boolean(), fc.constantFrom(...BETWEEN));
      }),
    )
    .map((written) => written.map(([each, wide, gap]) => `${wide ? widen(each) : each}${gap}`).join(''));

describe('the skeleton', () => {
  it(`is equal to its own skeleton (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => skeletonOf(skeletonOf(text)) === skeletonOf(text)),
      runs,
    );
  });

  it(`is the same for a name with other spellings (seed ${SEED})`, () => {
    const names = fc.stringMatching(/^[一-鿿a-z2-9]{1,10}$/u);
    fc.assert(
      fc.property(
        names.chain((name) => fc.tuple(fc.constant(name), disguised(name))),
        ([name, other]) => skeletonOf(other).replaceAll('i', 'l') === skeletonOf(name).replaceAll('i', 'l'),
      ),
      runs,
    );
  });

  it.for([
    ['⻘山不改', '青山不改'],
    ['靑山不改', '青山不改'],
    ['缐上', '線上'],
    ['线上', '線上'],
    ['⼭風', '山風'],
    ['\uFA1C', '靖'],
    ['ニ人', '二人'],
    ['Раul', 'paul'],
    ['PauI', 'Paul'],
    ['rnike', 'Mike'],
    ['b0b', 'BOB'],
  ])('of "%s" equals the skeleton of "%s"', ([one = '', other = '']) =>
    expect(skeletonOf(one)).toBe(skeletonOf(other)),
  );

  it.for([
    ['青山', '青水'],
    ['夜行者', '夜行人'],
    ['Night7', 'Night8'],
    ['ivy', 'lvy'],
  ])('of "%s" differs from the skeleton of "%s"', ([one = '', other = '']) =>
    expect(skeletonOf(one)).not.toBe(skeletonOf(other)),
  );
});

describe('a reserved word', () => {
  it(`is refused in every spelling (seed ${SEED})`, () => {
    const words = reservedTexts(BRANDS).map(([, word]) => word);
    fc.assert(
      fc.property(
        fc.constantFrom(...words).chain((word) => disguised(word)),
        fc.constantFrom('', '7', '88'),
        (text, digits) => reserved.isIn(`${text}${digits}`),
      ),
      runs,
    );
  });
});
