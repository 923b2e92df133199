import type { Stage } from './stage.ts';

/** One fact about a row: which of its codes it provokes, and how. */
export interface ConformanceCase {
  /** The name of the operation's or endpoint's row. */
  readonly row: string;
  /** The code that the case provokes; 200 for the good answer (also of rows whose success is 0). */
  readonly code: number;
  readonly title: string;
  /** It is one of many made alike, not by hand: of what every contract declares, or of a table of cases. Its title is its kind. */
  readonly generated?: 'contract' | 'table';
  readonly run: (stage: Stage) => Promise<void>;
}

/** Declares a case that is made alike for every contract. */
export const conformsAlike = (...given: Parameters<typeof conforms>): ConformanceCase => ({
  ...conforms(...given),
  generated: 'contract',
});

/** Declares a case of a row. */
export const conforms = (
  row: { readonly name: string },
  code: number,
  title: string,
  run: (stage: Stage) => Promise<void>,
): ConformanceCase => ({
  row: row.name,
  code,
  title,
  run: async (stage) => {
    await stage.begin(row.name);
    await run(stage);
  },
});
