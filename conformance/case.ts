import type { TestContext } from './testContext.ts';

/** One case of a contract: it produces one of the contract's codes. */
export interface ConformanceCase {
  /** The name of the contract. */
  readonly contract: string;
  /** The code that the case produces. 200 means a success, also for contracts whose success is 0. */
  readonly code: number;
  readonly title: string;
  /** Made for every contract, or from a table of cases. The title is the kind of case. */
  readonly generated?: 'contract' | 'table';
  readonly run: (context: TestContext) => Promise<void>;
}

/** Declares a case that is the same for every contract. */
export const conformsAlike = (...given: Parameters<typeof conforms>): ConformanceCase => ({
  ...conforms(...given),
  generated: 'contract',
});

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
