import { describe, expect, it } from 'vitest';
import { type ConformanceCase, conforms, conformsAlike } from './case.ts';
import { CONFORMANCE_CASES } from './index.ts';
import { ONCE_PER_CONTRACT, selectCases, TRAITS_OF_DATABASES, TRAITS_OF_WIRES } from './selection.ts';
import { caseName, RECORDED_TRAITS, Trait } from './traits.ts';

const selected = selectCases(CONFORMANCE_CASES, undefined, TRAITS_OF_WIRES);
const namesOf = (cases: readonly ConformanceCase[]): readonly string[] => cases.map(caseName);

const contractOf = (name: string): string => name.split(' ', 1)[0] ?? '';

describe('the cases of a shell', () => {
  it('are all cases if CONFORMANCE is "everything"', () => {
    expect(selectCases(CONFORMANCE_CASES, 'everything', [])).toEqual(CONFORMANCE_CASES);
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

  it('contain every case with a trait that the shell may change, or the first of its contract, and each record has its case', () => {
    const all = new Set(namesOf(CONFORMANCE_CASES));
    expect([...RECORDED_TRAITS.keys()].filter((name) => !all.has(name))).toEqual([]);
    for (const traits of [TRAITS_OF_WIRES, TRAITS_OF_DATABASES]) {
      const run = new Set(namesOf(selectCases(CONFORMANCE_CASES, undefined, traits)));
      const carried = new Set(
        [...run].flatMap((name) => RECORDED_TRAITS.get(name)?.map((trait) => `${contractOf(name)} ${trait}`) ?? []),
      );
      const missing = [...RECORDED_TRAITS].flatMap(([name, recorded]) =>
        recorded.filter(
          (trait) =>
            traits.includes(trait) &&
            !run.has(name) &&
            !(ONCE_PER_CONTRACT.includes(trait) && carried.has(`${contractOf(name)} ${trait}`)),
        ),
      );
      expect(missing).toEqual([]);
    }
  });

  it('of a wire and of a database together contain every case with a trait', () => {
    expect(new Set([...TRAITS_OF_WIRES, ...TRAITS_OF_DATABASES])).toEqual(new Set(Trait.options));
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
    expect(namesOf(selectCases(cases, undefined, TRAITS_OF_WIRES))).toEqual([
      'someContract 200: answers',
      'someContract 100000: is alike',
    ]);
  });

  it('are refused for an unknown value of CONFORMANCE', () => {
    expect(() => selectCases(CONFORMANCE_CASES, 'some', [])).toThrow('everything');
  });
});
