import type { TestContext } from './testContext.ts';

/** One fact about a contract: which of its codes it provokes, and how. */
export interface ConformanceCase {
  /** The name of the operation's or endpoint's contract. */
  readonly contract: string;
  /** The code that the case provokes; 200 for the good answer (also of contracts whose success is 0). */
  readonly code: number;
  readonly title: string;
  /** It is one of many made alike, not by hand: of what every contract declares, or of a table of cases. Its title is its kind. */
  readonly generated?: 'contract' | 'table';
  readonly run: (context: TestContext) => Promise<void>;
}

/** Declares a case that is made alike for every contract. */
export const conformsAlike = (...given: Parameters<typeof conforms>): ConformanceCase => ({
  ...conforms(...given),
  generated: 'contract',
});

/** Declares a case of a contract. */
export const conforms = (
  contract: { readonly name: string },
  code: number,
  title: string,
  run: (context: TestContext) => Promise<void>,
): ConformanceCase => ({
  contract: contract.name,
  code,
  title,
  run: async (context) => {
    await context.begin(contract.name);
    await run(context);
  },
});
