import { describe, it } from 'vitest';
import { expectWholeFish, type FishCase } from '../testing/fishDeaths.ts';
import { MISCHIEFS } from '../testing/ledger.ts';

const CALLS = ['bet', 'win', 'rollback', 'close'] as const;

/** `npm test` plays these, and `npm run test:long` all of them. */
const FIRST: readonly string[] = ['bet lostAfter', 'win doubled'];

const cases = CALLS.flatMap((call) => MISCHIEFS.map((way): FishCase => ({ call, way })));
const isFirst = ({ call, way }: FishCase): boolean => FIRST.includes(`${call} ${way}`);

describe('after a death at any step each shot is paid once, as its player saw it, and no hold stays', () => {
  it.each(cases.filter(isFirst))('if the first $call is $way', (each) => expectWholeFish(each), 60_000);

  it.each(cases.filter((each) => !isFirst(each)))('if the first $call is $way', { tags: ['long'] }, (each) =>
    expectWholeFish(each),
  );
});
