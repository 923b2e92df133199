/** Something wrong in a text, and where an operator finds it. */
export interface Problem {
  /** From the checkout. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
}

/** Fails a build, naming every place at once. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`\n${problems.map(({ file, line, text }) => `${file}:${String(line)}: ${text}`).join('\n')}`);
    this.problems = problems;
  }
}
