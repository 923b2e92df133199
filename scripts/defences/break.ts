/** A change that takes a defence away, and the test that has to fail then. Paths are from the root of the checkout. */
export interface Break {
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly find: string;
  /** What stands in its place. */
  readonly replace: string;
  /** The test file. */
  readonly test: string;
  /** A part of the names of the tests that have to fail. */
  readonly title: string;
}

/** The breaks of one table of `docs/security.md`, by the first column of its rows. */
export type TableBreaks = Readonly<Record<string, readonly [Break, ...Break[]]>>;
