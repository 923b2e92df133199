import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Pair = readonly [character: string, like: string];

const textOf = (hex: string): string =>
  String.fromCodePoint(
    ...hex
      .trim()
      .split(/\s+/)
      .map((each) => Number.parseInt(each, 16)),
  );

/** Without comments. */
function linesOf(folder: string, file: string, separator: string): readonly (readonly string[])[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((line) => line.replace(/(?:^\uFEFF)?#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.split(separator).map((field) => field.trim()));
}

/** Reads `confusables.txt` of UTS #39: each character and its prototype. */
export const readConfusables = (folder: string): readonly Pair[] =>
  linesOf(folder, 'confusables.txt', ';').flatMap(([from, to]) =>
    from === undefined || to === undefined ? [] : [[textOf(from), textOf(to)] as const],
  );

/** Reads `EquivalentUnifiedIdeograph.txt`: each CJK radical and its ideograph. */
export const readRadicals = (folder: string): readonly Pair[] =>
  linesOf(folder, 'EquivalentUnifiedIdeograph.txt', ';').flatMap(([range = '', to = '']) => {
    const [first = '', last = first] = range.split('..');
    const [begin, end] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: end - begin + 1 }, (_, at) => [String.fromCodePoint(begin + at), textOf(to)] as const);
  });

const VARIANTS: ReadonlySet<string> = new Set([
  'kZVariant',
  'kSpoofingVariant',
  'kSimplifiedVariant',
  'kTraditionalVariant',
]);

/** Reads `Unihan_Variants.txt`: ideographs that look alike, and simplified and traditional forms. */
export const readVariants = (folder: string): readonly Pair[] =>
  linesOf(folder, 'Unihan_Variants.txt', '\t').flatMap(([from = '', field = '', values = '']) =>
    VARIANTS.has(field)
      ? values.split(' ').map((value) => [textOf(from.slice(2)), textOf(value.slice(2).replace(/<.*$/, ''))] as const)
      : [],
  );

/** The planes of EACC that contain variants of one character are six apart. */
const PLANES_BETWEEN_VARIANTS = 6;
const FIRST_PLANE = 0x21;

/** Reads `Unihan_OtherMappings.txt`: ideographs with the same place in EACC's variant planes (ANSI Z39.64), such as 青 and 靑. */
export function readEaccVariants(folder: string): readonly Pair[] {
  const first = new Map<string, string>();
  return linesOf(folder, 'Unihan_OtherMappings.txt', '\t')
    .filter(([, field]) => field === 'kEACC')
    .flatMap(([from = '', , code = '']) => {
      const plane = (Number.parseInt(code.slice(0, 2), 16) - FIRST_PLANE) % PLANES_BETWEEN_VARIANTS;
      const place = `${plane}:${code.slice(2)}`;
      const character = textOf(from.slice(2));
      const other = first.get(place);
      if (other === undefined) first.set(place, character);
      return other === undefined ? [] : [[character, other] as const];
    });
}

const LETTER_IN_A_SHAPE =
  /^(?:LATIN LETTER SMALL CAPITAL|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z])$/;

/** Reads `UnicodeData.txt`: small capitals and letters in black shapes, which have no decomposition. */
export const readShapedLetters = (folder: string): readonly Pair[] =>
  linesOf(folder, 'UnicodeData.txt', ';').flatMap(([code = '', name = '']) => {
    const letter = LETTER_IN_A_SHAPE.exec(name)?.[1];
    return letter === undefined ? [] : [[textOf(code), letter] as const];
  });
