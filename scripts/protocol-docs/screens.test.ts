import { expect, test } from 'vitest';
import { getAds } from '#protocol/operations/ad.ts';
import { coverageOf, staleReasons, summaryOf } from './coverage.ts';
import { contractsCalledIn } from './screens.ts';

const read = (code: string): readonly string[] => contractsCalledIn('features/screens/lobby/x.tsx', code);

test.each([
  ['a call', "import { getAds } from '#protocol/operations/ad.ts'; call(getAds, {});"],
  ['a call under another name', "import { getAds as ads } from '#protocol/operations/ad.ts'; call(ads, {});"],
  ['a call through a namespace', "import * as ad from '#protocol/operations/ad.ts'; call(ad.getAds, {});"],
  ['one of two', "import { getAds } from '#protocol/operations/ad.ts'; call(isIn ? getAds : other, {});"],
  ['a list', "import { getAds } from '#protocol/operations/ad.ts'; const all = [getAds];"],
  ['an attribute', "import { getAds } from '#protocol/operations/ad.ts'; const x = <List read={getAds} />;"],
  ['its number, sent by hand', "import { getAds } from '#protocol/operations/ad.ts'; send(getAds.op, {});"],
])('a screen calls a contract by %s', (_, code) => {
  expect(read(code)).toEqual(['getAds']);
});

test.each([
  ['its type', "import { getAds } from '#protocol/operations/ad.ts'; let x: ResultOf<typeof getAds>;"],
  ['a key of the cache', "import { getAds } from '#protocol/operations/ad.ts'; forget(operationKey(getAds, {}));"],
  ['another thing of that name', "import { getAds } from './ads.ts'; call(getAds, {});"],
  ['a type that is imported', "import type { getAds } from '#protocol/operations/ad.ts'; call(getAds, {});"],
])('a contract is not called by %s', (_, code) => {
  expect(read(code)).toEqual([]);
});

test('a file that does not parse is an error', () => {
  expect(() => read('call(getAds')).toThrow('features/screens/lobby/x.tsx');
});

const input = {
  operations: [getAds],
  pushes: [],
  endpoints: [],
  handlers: ['getAds'],
  cases: [],
  specified: { operations: [10090], pushes: [], groups: [], paths: [], codes: [] },
};
type Texts = Record<string, string>;
const report = (screens: Record<string, readonly string[]>, reasons: Texts, toCome: Texts = {}) =>
  coverageOf({
    ...input,
    screens: new Map(Object.entries(screens)),
    withoutScreen: new Map(Object.entries(reasons)),
    screenToCome: new Map(Object.entries(toCome)),
  });
const screenOf = (...parts: Parameters<typeof report>) => report(...parts)[0]?.lines[0];

test('the column names the callers, or the reason for having none', () => {
  expect(screenOf({ getAds: ['lobby', 'store'] }, {})?.screen).toBe('lobby, store');
  expect(screenOf({}, { getAds: 'to come' })?.screen).toBe('none: to come');
  expect(screenOf({}, {})).toMatchObject({ screen: '–', missing: true });
});

test('a contract with a future screen is counted and listed separately', () => {
  const getsNone = report({}, { getAds: 'operators use it' });
  expect(summaryOf(getsNone)[0]).toMatch(/ 0 without a screen yet$/u);
  const coming = report({}, {}, { getAds: 'the shop is not built' });
  expect(coming[0]?.lines[0]).toMatchObject({ screen: 'to come: the shop is not built', screenToCome: true });
  expect(summaryOf(coming)[0]).toMatch(/ 1 without a screen yet$/u);
  expect(summaryOf(coming).at(-1)).toBe('  10090: getAds, to come: the shop is not built');
});

test('a reason fails if a screen calls the contract, or if the contract does not exist', () => {
  const stale = (screens: Record<string, readonly string[]>, reasons: Record<string, string>): readonly string[] =>
    staleReasons({
      ...input,
      screens: new Map(Object.entries(screens)),
      withoutScreen: new Map(Object.entries(reasons)),
      screenToCome: new Map(),
    });
  expect(stale({}, { getAds: 'to come' })).toEqual([]);
  expect(stale({ getAds: ['lobby'] }, { getAds: 'to come' })).toEqual(['getAds has a reason, but is called by lobby']);
  expect(stale({}, { getAdverts: 'to come' })).toEqual(['getAdverts has a reason, but no contract']);
});
