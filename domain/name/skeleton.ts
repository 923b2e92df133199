import * as z from 'zod/mini';
import lookalikes from './lookalikes.json' with { type: 'json' };

const { Groups, Letters } = z
  .strictObject({ Groups: z.array(z.string()), Letters: z.array(z.string()) })
  .parse(lookalikes);

const entriesOf = (lines: readonly string[]): readonly string[][] =>
  lines.flatMap((line) => line.split(' ')).map((entry) => [...entry]);

/** Each character that is drawn like others, with the character that replaces all of them. */
const FOLDED: ReadonlyMap<string, string> = new Map([
  ...entriesOf(Groups).flatMap(([first = '', ...others]) => others.map((each) => [each, first] as const)),
  ...entriesOf(Letters).map(([character = '', ...letters]) => [character, letters.join('')] as const),
]);

const MARKS = /\p{M}/gu;
const WRITTEN = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]$/u;

/** Every character that the skeleton replaces, with what replaces it. */
export const lookalikePairs = (): Iterable<readonly [character: string, folded: string]> => FOLDED;

/** A character of a decomposed text as the skeleton has it; empty where it is neither letter nor digit. */
export function foldCharacter(character: string): string {
  const folded = FOLDED.get(character) ?? character.toLowerCase();
  return [...folded].filter((each) => WRITTEN.test(each)).join('');
}

/** A text without compatibility forms and marks, whose characters can be folded one by one. */
export const decompose = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '');

/**
 * The form in which two texts are the same that look the same (Unicode UTS #39, Unihan variants and EACC): width, case, accents,
 * spaces, symbols, compatibility forms, radicals, simplified and traditional forms and lookalike letters do not count. It is
 * compared, never shown.
 */
export const skeletonOf = (text: string): string => [...decompose(text)].map(foldCharacter).join('');
