import { describe, expect, it } from 'vitest';
import { type ConformanceCase, conforms, conformsAlike } from './case.ts';
import { CONFORMANCE_CASES } from './index.ts';
import { selectCases } from './selection.ts';
import { caseName, RECORDED_TRAITS } from './traits.ts';

const selected = selectCases(CONFORMANCE_CASES, undefined);
const namesOf = (cases: readonly ConformanceCase[]): readonly string[] => cases.map(caseName);

describe('the cases of a shell', () => {
  it('are all cases if CONFORMANCE is "everything"', () => {
    expect(selectCases(CONFORMANCE_CASES, 'everything')).toEqual(CONFORMANCE_CASES);
  });

  it('contain a good answer of every contract', () => {
    const answered = new Set(selected.filter(({ code }) => code === 200).map(({ contract }) => contract));
    expect(
      [...new Set(CONFORMANCE_CASES.map(({ contract }) => contract))].filter((name) => !answered.has(name)),
    ).toEqual([]);
  });

  it('contain one generated case of each kind', () => {
    const kinds = CONFORMANCE_CASES.flatMap(({ generated, title }) => (generated === undefined ? [] : [title]));
    const run = selected.flatMap(({ generated, title }) => (generated === undefined ? [] : [title]));
    expect(new Set(run)).toEqual(new Set(kinds));
  });

  it('contain every case with a recorded trait, and each record has its case', () => {
    const run = new Set(namesOf(selected));
    expect([...RECORDED_TRAITS.keys()].filter((name) => !run.has(name))).toEqual([]);
  });

  it('keep the order of the suite', () => {
    const run = new Set(selected);
    expect(selected).toEqual(CONFORMANCE_CASES.filter((each) => run.has(each)));
  });

  it('leave out a second good answer and a refusal without a trait', () => {
    const contract = { name: 'someContract' };
    const run = async (): Promise<void> => {};
    const cases = [
      conforms(contract, 200, 'answers', run),
      conforms(contract, 200, 'answers again', run),
      conforms(contract, 300011, 'refuses', run),
      conformsAlike(contract, 100000, 'is alike', run),
      conformsAlike({ name: 'other' }, 100000, 'is alike', run),
    ];
    expect(namesOf(selectCases(cases, undefined))).toEqual([
      'someContract 200: answers',
      'someContract 100000: is alike',
    ]);
  });

  it('are refused for an unknown value of CONFORMANCE', () => {
    expect(() => selectCases(CONFORMANCE_CASES, 'some')).toThrow('everything');
  });
});
