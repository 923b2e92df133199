/** The place of a match in the text, in code points. `from` is inclusive, `to` is exclusive. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

interface State {
  readonly next: Map<string, State>;
  fallback: State | undefined;
  /** The lengths, in folded characters, of the patterns that end at this state. */
  lengths: number[];
}

/**
 * Finds many patterns in one pass over the text (Aho and Corasick, 1975). It ignores width, case and characters between letters and digits.
 * A pattern of Latin letters only counts as a whole word.
 */
export class MultiPatternMatcher {
  readonly #root: State = createState();

  constructor(patterns: readonly string[]) {
    for (const pattern of patterns) this.#add(fold([...pattern]).map(({ letter }) => letter));
    this.#link();
  }

  /** All matches, ordered by their end. */
  find(text: string): readonly Match[] {
    const points = [...text];
    const letters = fold(points);
    const matches: Match[] = [];
    let state = this.#root;
    for (const [end, { letter }] of letters.entries()) {
      state = step(state, letter) ?? this.#root;
      for (let at: State | undefined = state; at !== undefined; at = at.fallback) {
        for (const length of at.lengths) {
          const match = matchOf(letters, end, length);
          if (match !== undefined && (isWhole(points, match) || !isLatin(letters, end, length))) matches.push(match);
        }
      }
    }
    return matches;
  }

  /** Replaces every character of a match by `*`. */
  mask(text: string): string {
    const points = [...text];
    for (const { from, to } of this.find(text)) points.fill('*', from, to);
    return points.join('');
  }

  #add(letters: readonly string[]): void {
    if (letters.length === 0) return;
    let state = this.#root;
    for (const letter of letters) {
      const next = state.next.get(letter) ?? createState();
      state.next.set(letter, next);
      state = next;
    }
    state.lengths.push(letters.length);
  }

  /** Gives every state its longest proper suffix that is also a state, breadth first. */
  #link(): void {
    const queue: State[] = [];
    for (const first of this.#root.next.values()) {
      first.fallback = this.#root;
      queue.push(first);
    }
    for (const state of queue) {
      for (const [letter, next] of state.next) {
        next.fallback = (state.fallback && step(state.fallback, letter)) ?? this.#root;
        queue.push(next);
      }
    }
  }
}

const createState = (): State => ({ next: new Map(), fallback: undefined, lengths: [] });

function step(from: State, letter: string): State | undefined {
  for (let state: State | undefined = from; state !== undefined; state = state.fallback) {
    const next = state.next.get(letter);
    if (next !== undefined) return next;
  }
  return undefined;
}

interface Letter {
  readonly letter: string;
  /** The code point of the text that the character comes from. */
  readonly at: number;
}

const LETTER = /[\p{L}\p{N}]/u;
const LATIN = /^[a-z]$/;

function fold(points: readonly string[]): Letter[] {
  return points.flatMap((point, at) =>
    [...point.normalize('NFKC').toLowerCase()]
      .filter((letter) => LETTER.test(letter))
      .map((letter) => ({ letter, at })),
  );
}

function matchOf(letters: readonly Letter[], end: number, length: number): Match | undefined {
  const first = letters[end - length + 1];
  const last = letters[end];
  return first === undefined || last === undefined ? undefined : { from: first.at, to: last.at + 1 };
}

const isLatin = (letters: readonly Letter[], end: number, length: number): boolean =>
  letters.slice(end - length + 1, end + 1).every(({ letter }) => LATIN.test(letter));

const isWhole = (points: readonly string[], { from, to }: Match): boolean =>
  !LETTER.test(points[from - 1] ?? ' ') && !LETTER.test(points[to] ?? ' ');
