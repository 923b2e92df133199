import { describe, it } from 'vitest';
import { expectWhole, type TableCase } from '../testing/tableDeaths.ts';
import { MISCHIEFS } from '../testing/ledger.ts';

const CALLS = ['bet', 'rollback', 'win', 'close'] as const;

/** `npm test` plays these, and `npm run test:long` all of them. */
const FIRST: readonly string[] = ['bet late', 'win lostAfter'];

const cases = CALLS.flatMap((call) => MISCHIEFS.map((way): TableCase => ({ call, way })));
const isFirst = ({ call, way }: TableCase): boolean => FIRST.includes(`${call} ${way}`);

describe('after a death at any step of a round each bet ends once, as its player saw it', () => {
  it.each(cases.filter(isFirst))('if the first $call is $way', (each) => expectWhole(each));

  it.each(cases.filter((each) => !isFirst(each)))('if the first $call is $way', { tags: ['long'] }, (each) =>
    expectWhole(each),
  );
});
