import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { expect, test } from 'vitest';
import { PROBES } from '../../build/startNotice/notices.ts';
import { SUPPORTED_BROWSERS, SUPPORTED_BROWSERS_TEXT } from '../../build/supportedBrowsers.ts';
import { childOf, compareVersions, featuresAt, firstVersionOf } from './compatData.ts';

const checkout = new URL('../../', import.meta.url);

/** The features that the probes test, by their paths in the data. */
const PROBED = [
  ...PROBES.globals.map((name) => `api.${name}`),
  ...PROBES.declarations.map(([property, value]) => `css.types.${property}.${value.split('(')[0] ?? ''}`),
];

test.each(SUPPORTED_BROWSERS.map((browser) => [browser.label, browser] as const))(
  'the page for older browsers accepts %s from its minimum version on, and no earlier version',
  (_label, browser) => {
    const needed = PROBED.map((path) => firstVersionOf(featuresAt(path), browser) ?? 'unknown');
    expect(needed.toSorted(compareVersions).at(-1)).toBe(browser.version);
  },
);

test('browserslist reads the same minimum versions from package.json', () => {
  const listed = browserslist(undefined, { path: checkout.pathname });
  for (const { target, version } of SUPPORTED_BROWSERS) {
    const name = target.replace(/[\d.]+$/, '').replace(/^ios$/, 'ios_saf');
    const versions = listed.filter((entry) => entry.startsWith(`${name} `)).map((entry) => entry.split(' ')[1] ?? '');
    expect(versions.some((one) => one.split('-')[0] === version)).toBe(true);
  }
});

test('the README has the same list', () => {
  expect(readFileSync(new URL('README.md', checkout), 'utf8')).toContain(SUPPORTED_BROWSERS_TEXT);
});

test('the data has every feature of the probes', () => {
  expect(childOf(featuresAt('css.properties'), 'color')).toBeDefined();
  expect(compareVersions('16.10', '16.4')).toBeGreaterThan(0);
});
