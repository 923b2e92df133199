import * as z from 'zod/mini';
import type { Brand } from '#protocol/brands.ts';
import { fail } from '#protocol/failure.ts';
import { DELETED_NAME } from '#protocol/rules/deletion.ts';
import type { Ports } from '../ports/index.ts';
import reservedWords from './reservedWords.json' with { type: 'json' };
import { decompose, foldCharacter, skeletonOf } from './skeleton.ts';

/** The positions at which a word is reserved. A run ends at spaces, symbols and a change between Han and other letters. */
const Words = z.strictObject({
  anywhere: z.array(z.string()),
  /** Reserved at the beginning or the end of a run, so that "badminton" is allowed. */
  edges: z.array(z.string()),
  /** Reserved as a whole run, so that "DIGMA" is allowed. */
  word: z.array(z.string()),
  /** Reserved as the whole text. */
  whole: z.array(z.string()),
});
type Places = z.infer<typeof Words>;
type Place = keyof Places;

const PLACES: readonly Place[] = ['anywhere', 'edges', 'word', 'whole'];

/** By language. */
export const RESERVED_WORDS: Readonly<Record<string, Places>> = z.record(z.string(), Words).parse(reservedWords);

/** Also treats "I", "i" and "l" as one letter, because reserved words count in capitals and in small letters. */
const formOf = (text: string): string => skeletonOf(text).replaceAll('i', 'l');

/** A brand's name that no language translates is a coined word. Translated names are ordinary words, such as "Lion". */
const isCoined = ({ Name }: Brand): boolean => new Set(Object.values(Name)).size === 1;

/** The product's reserved texts with their positions, and the names and ids of the brands. */
export const reservedTexts = (brands: readonly Brand[]): readonly (readonly [Place, string])[] => [
  ['anywhere', DELETED_NAME],
  ...Object.values(RESERVED_WORDS).flatMap((places) =>
    PLACES.flatMap((place) => places[place].map((word) => [place, word] as const)),
  ),
  ...brands.flatMap((brand) =>
    [brand.ID, ...Object.values(brand.Name)].map((name) => [isCoined(brand) ? 'anywhere' : 'whole', name] as const),
  ),
];

interface Run {
  readonly isHan: boolean;
  readonly letters: string;
}

const HAN = /^\p{Script=Han}/u;
const DIGITS = /^\d$/;

/** The runs of a text, in groups between which only the script changes. */
function groupsOf(text: string): readonly (readonly Run[])[] {
  const groups: Run[][] = [];
  let goesOn = false;
  for (const character of decompose(text)) {
    const folded = foldCharacter(character);
    if (folded === '') {
      goesOn = false;
      continue;
    }
    const isHan = HAN.test(folded);
    const group = groups.at(-1);
    const run = group?.at(-1);
    if (group === undefined || run === undefined || run.isHan !== isHan) groups.push([{ isHan, letters: character }]);
    else if (goesOn) group[group.length - 1] = { isHan, letters: run.letters + character };
    else group.push({ isHan, letters: character });
    goesOn = true;
  }
  return groups;
}

/** The letters of neighbouring runs, with each stretch once. */
const stretchesOf = (group: readonly Run[]): readonly string[] =>
  group.flatMap((_, from) =>
    group.slice(from).map((__, length) =>
      group
        .slice(from, from + length + 1)
        .map(({ letters }) => letters)
        .join(''),
    ),
  );

/** The forms of a text without some of the digits at its ends: "GM01" is also "GM", but "BJ188" does not change. */
function* trimmedForms(text: string): Generator<string> {
  const characters = [...text];
  const isDigit = (at: number): boolean => DIGITS.test(characters[at] ?? '');
  for (let from = 0; from === 0 || isDigit(from - 1); from += 1)
    for (let to = characters.length; to === characters.length || isDigit(to); to -= 1) {
      if (from >= to) break;
      yield formOf(characters.slice(from, to).join(''));
    }
}

/** Finds reserved words in names and titles. */
export class ReservedWords {
  readonly #forms: Readonly<Record<Place, ReadonlySet<string>>>;

  constructor(brands: readonly Brand[]) {
    const texts = reservedTexts(brands);
    const at = (place: Place): ReadonlySet<string> =>
      new Set(texts.filter(([where]) => where === place).map(([, word]) => formOf(word)));
    this.#forms = { anywhere: at('anywhere'), edges: at('edges'), word: at('word'), whole: at('whole') };
  }

  /** Whether a name or title names or imitates the operator. */
  isIn(text: string): boolean {
    if (this.#isOne(text, 'whole')) return true;
    const groups = groupsOf(text);
    return this.#hasPhrase(text) || groups.some((group) => this.#isInGroup(group));
  }

  /** A reserved text that mixes Han and other letters never forms a single run. */
  #hasPhrase(text: string): boolean {
    const form = formOf(text);
    return [...this.#forms.anywhere].some((word) => HAN.test(word) && form.includes(word));
  }

  #isInGroup(group: readonly Run[]): boolean {
    const { anywhere, edges } = this.#forms;
    for (const { letters } of group) {
      const whole = formOf(letters);
      if ([...anywhere].some((word) => whole.includes(word))) return true;
      for (const form of trimmedForms(letters))
        if ([...edges].some((word) => form.startsWith(word) || form.endsWith(word))) return true;
    }
    return stretchesOf(group).some(
      (stretch) => this.#isOne(stretch, 'word') || this.#isOne(stretch, 'edges') || this.#isOne(stretch, 'anywhere'),
    );
  }

  #isOne(text: string, place: Place): boolean {
    for (const form of trimmedForms(text)) if (this.#forms[place].has(form)) return true;
    return false;
  }
}

const known = new WeakMap<readonly Brand[], ReservedWords>();

export function reservedWordsOf({ brands }: Pick<Ports['settings'], 'brands'>): ReservedWords {
  const found = known.get(brands) ?? new ReservedWords(brands);
  known.set(brands, found);
  return found;
}

/** @throws Failure 300046 if a name or title names or imitates the operator */
export function assertNotReserved({ settings }: Pick<Ports, 'settings'>, text: string): void {
  if (reservedWordsOf(settings).isIn(text)) fail(300046);
}
