import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute and more, the longest first. A new checkout has no times of earlier runs to go by. */
const LONG = [
  'service/conformance.test.ts',
  'service/conformance.postgres.test.ts',
  'domain/conformance.test.ts',
  'service/e2e/kill.test.ts',
  'domain/ledger/economy.property.test.ts',
  'domain/fuzz.test.ts',
];

/** Begins with what takes longest, so that no worker is left alone with it when the others have nothing more to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.indexOf(relative(this.ctx.config.root, moduleId));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
