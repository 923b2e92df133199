import { describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from './index.ts';
import { selectCases } from './selection.ts';

const selected = selectCases(CONFORMANCE_CASES, undefined);

describe('what a shell runs whose domain is proved elsewhere', () => {
  it('is everything where the environment asks for it', () => {
    expect(selectCases(CONFORMANCE_CASES, 'everything')).toEqual(CONFORMANCE_CASES);
  });

  it('holds every case made by hand, in the order of the suite', () => {
    const byHand = CONFORMANCE_CASES.filter(({ generated }) => generated === undefined);
    expect(byHand.length).toBeGreaterThan(0);
    expect(selected.filter(({ generated }) => generated === undefined)).toEqual(byHand);
    expect(selected).toEqual(CONFORMANCE_CASES.filter((each) => selected.includes(each)));
  });

  it('holds one generated case of every kind, always the same', () => {
    const kinds = CONFORMANCE_CASES.flatMap(({ generated, title }) => (generated === undefined ? [] : [title]));
    const generated = selected.filter((each) => each.generated !== undefined).map(({ title }) => title);
    expect(generated).toEqual([...new Set(kinds)]);
    expect(selectCases(CONFORMANCE_CASES, 'oneOfEachKind')).toEqual(selected);
  });

  it('is refused where the environment names something else', () => {
    expect(() => selectCases(CONFORMANCE_CASES, 'some')).toThrow('everything');
  });
});
