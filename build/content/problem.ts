/** An error in a text with its place. */
export interface Problem {
  /** Path from the checkout. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
}

/** Fails a build and lists all errors. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`\n${problems.map(({ file, line, text }) => `${file}:${String(line)}: ${text}`).join('\n')}`);
    this.problems = problems;
  }
}
