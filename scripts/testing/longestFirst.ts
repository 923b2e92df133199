import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take at least half a minute, longest first. A new checkout has no times of earlier runs. */
const LONG = [
  'service/conformance.test.ts',
  'service/conformance.postgres.test.ts',
  'domain/conformance.test.ts',
  'service/e2e/kill.test.ts',
  'domain/ledger/economy.property.test.ts',
  'domain/fuzz.test.ts',
];

/** Runs the longest files first, so that no worker is left with a long file at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.indexOf(relative(this.ctx.config.root, moduleId));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
