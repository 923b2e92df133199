import type { Pair } from './unicodeFiles.ts';

const HAN = /^\p{Script=Han}$/u;
/** Letters, digits, radicals and enclosed letters. A line or a cross beside a word does not belong to it. */
const WRITTEN = /^[\p{L}\p{N}\p{Script=Han}\u{1F100}-\u{1F1FF}]$/u;
const LATIN = /^[a-zA-Z\d]$/;
const MARKS = /\p{M}/gu;

const isHan = (text: string): boolean => HAN.test(text);
const isSingle = (text: string): boolean => [...text].length === 1;
const plain = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '');

/** Each group begins with its representative. */
function groupsOf(pairs: readonly Pair[]): readonly (readonly string[])[] {
  const parents = new Map<string, string>();
  const rootOf = (character: string): string => {
    const parent = parents.get(character) ?? character;
    return parent === character ? character : rootOf(parent);
  };
  for (const [one, other] of pairs) {
    const [a, b] = [rootOf(one), rootOf(other)].toSorted(byRank);
    if (a === undefined || b === undefined) continue;
    parents.set(a, a);
    parents.set(b, a);
  }
  const groups = new Map<string, string[]>();
  for (const character of [...parents.keys()].toSorted(byRank)) {
    const root = rootOf(character);
    groups.set(root, [...(groups.get(root) ?? []), character]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Sorts ideographs first, then radicals, then others, each by code point. */
const byRank = (one: string, other: string): number =>
  kindOf(one) - kindOf(other) || (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);

function kindOf(character: string): number {
  if (!isHan(character)) return 2;
  return /^\p{Lo}$/u.test(character) ? 0 : 1;
}

export interface Lookalikes {
  /** Groups of characters. Each character folds to the first of its group. */
  readonly groups: readonly string[];
  /** Each entry is a character followed by the letters that it folds to. */
  readonly letters: readonly string[];
}

/**
 * Returns the folding of names.
 * @param prototypes characters and their lookalikes by UTS #39 or by their name
 * @param variants ideographs and radicals that look the same to a reader
 */
export function lookalikesOf(prototypes: readonly Pair[], variants: readonly Pair[]): Lookalikes {
  const written = prototypes.filter(([character]) => WRITTEN.test(character) && plain(character) === character);
  const targets = new Map(written);
  const drawn = [...targets].filter(
    ([one, other]) => isSingle(other) && !LATIN.test(other) && (isHan(one) || isHan(other)),
  );
  const unfolded = variants.map(([one, other]): Pair => [plain(one), plain(other)]).filter(([a, b]) => a !== b);
  const groups = groupsOf([...drawn.filter(([, other]) => WRITTEN.test(other)), ...unfolded]);
  const representatives = new Map(groups.flatMap((group) => group.map((each) => [each, group[0] ?? each] as const)));
  const letters = [...targets.keys()].flatMap((character) => {
    if (representatives.has(character)) return [];
    const folded = closureOf(character, targets, representatives);
    const matters = /^[a-z\d\p{Script=Han}]+$/u.test(folded) && folded !== character.toLowerCase();
    return matters ? [`${character}${folded}`] : [];
  });
  const listed = new Set(letters.map((entry) => [...entry][0]));
  // A capital without its own prototype folds like its small letter.
  const upper = letters.flatMap((entry) => {
    const [character = '', ...folded] = entry;
    const capital = character.toUpperCase();
    const isOwn = isSingle(capital) && capital !== character && capital.toLowerCase() === character;
    return isOwn && !listed.has(capital) ? [`${capital}${folded.join('')}`] : [];
  });
  return {
    groups: groups.map((group) => group.join('')),
    letters: [...letters, ...upper].toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)),
  };
}

/** Returns a character after repeated prototype, decomposition and lower case, until nothing changes. */
function closureOf(
  character: string,
  targets: ReadonlyMap<string, string>,
  representatives: ReadonlyMap<string, string>,
): string {
  let folded = character;
  for (let step = 0; step < 8; step += 1) {
    const mapped = plain([...folded].map((each) => targets.get(each) ?? each).join(''));
    const next = [...mapped].map((each) => representatives.get(each) ?? each.toLowerCase()).join('');
    if (next === folded) break;
    folded = next;
  }
  return folded;
}
