import type { Stage } from './stage.ts';

/** One fact about a row: which of its codes it provokes, and how. */
export interface ConformanceCase {
  /** The name of the operation's or endpoint's row. */
  readonly row: string;
  /** The code that the case provokes; 200 for the good answer (also of rows whose success is 0). */
  readonly code: number;
  readonly title: string;
  /** It is made for every row alike, not by hand for this one. */
  readonly general?: true;
  readonly run: (stage: Stage) => Promise<void>;
}

/** Declares a case that is made for every row alike. */
export const conformsAlike = (...given: Parameters<typeof conforms>): ConformanceCase => ({
  ...conforms(...given),
  general: true,
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
