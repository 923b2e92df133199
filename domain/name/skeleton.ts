import * as z from 'zod/mini';
import lookalikes from './lookalikes.json' with { type: 'json' };

const { Groups, Letters } = z
  .strictObject({ Groups: z.array(z.string()), Letters: z.array(z.string()) })
  .parse(lookalikes);

const entriesOf = (lines: readonly string[]): readonly string[][] =>
  lines.flatMap((line) => line.split(' ')).map((entry) => [...entry]);

/** The replacement of each lookalike character. */
const FOLDED: ReadonlyMap<string, string> = new Map([
  ...entriesOf(Groups).flatMap(([first = '', ...others]) => others.map((each) => [each, first] as const)),
  ...entriesOf(Letters).map(([character = '', ...letters]) => [character, letters.join('')] as const),
]);

const MARKS = /\p{M}/gu;
const WRITTEN = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]$/u;

/** Every replaced character with its replacement. */
export const lookalikePairs = (): Iterable<readonly [character: string, folded: string]> => FOLDED;

/** The skeleton of a character of a decomposed text. Empty unless it is a letter or digit. */
export function foldCharacter(character: string): string {
  const folded = FOLDED.get(character) ?? character.toLowerCase();
  return [...folded].filter((each) => WRITTEN.test(each)).join('');
}

/** Removes compatibility forms and marks, so that each character can be folded alone. */
export const decompose = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '');

/**
 * The skeleton of a text. Texts that look the same have the same skeleton (Unicode UTS #39, Unihan variants and EACC): width, case,
 * accents, spaces, symbols, compatibility forms, radicals, simplified and traditional forms and lookalike letters do not count. It is
 * compared, never shown.
 */
export const skeletonOf = (text: string): string => [...decompose(text)].map(foldCharacter).join('');
