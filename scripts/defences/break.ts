/** A change that removes a defence, and the test that must then fail. Paths start at the checkout. */
export interface Break {
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly test: string;
  /** A part of the names of the failing tests. */
  readonly title: string;
}

/** The breaks of a table in `docs/security.md`, by the first column of its rows. */
export type TableBreaks = Readonly<Record<string, readonly [Break, ...Break[]]>>;
