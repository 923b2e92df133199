import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingInCss } from './cssFeatures.ts';
import { missingInScript } from './scriptFeatures.ts';
import { unexplainedIn } from './unexplained.ts';

const inCss = (css: string): string[] => missingInCss(css).map(({ feature }) => feature);
const inScript = (code: string): string[] => missingInScript('planted.js', code).map(({ feature }) => feature);

test.each([
  ['a{field-sizing:content}', 'css.properties.field-sizing'],
  ['a{text-wrap:pretty}', 'css.properties.text-wrap'],
  ['a{color:light-dark(#fff,#000)}', 'css.types.light-dark'],
  ['@scope (a){b{color:red}}', 'css.at-rules.scope'],
  ['a:has-slotted{color:red}', 'css.selectors.has-slotted'],
])('reports %s', (css, feature) => {
  expect(inCss(css)).toContain(feature);
});

test.each([
  ['what every supported browser knows', 'a{display:grid;inset:0;color:color-mix(in srgb,red,blue)}'],
  ['what a sheet asks for first', '@supports (field-sizing:content){a{field-sizing:content}}'],
  ['what stands there with its prefix, too', 'a{-webkit-mask-size:0;mask-size:0}'],
])('ignores %s', (_what, css) => {
  expect(inCss(css)).toEqual([]);
});

test.each([
  ['element.checkVisibility()', 'api.Element.checkVisibility'],
  ['URL.canParse(text)', 'api.URL.canParse_static'],
  ['window.navigation', 'api.Window.navigation'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['new CloseWatcher()', 'api.CloseWatcher'],
  ['/[[a-z]--a]/v.test(text)', 'regular expression flag v'],
])('reports %s', (code, feature) => {
  expect(inScript(code)).toContain(feature);
});

test.each([
  ['a call that looks first', 'element.checkVisibility?.()'],
  ['a method of a known name', 'list.toSorted().at(-1)'],
  ['a method of our own', 'basket.take(); world.navigation'],
])('ignores %s', (_what, code) => {
  expect(inScript(code)).toEqual([]);
});

test('reports unexplained features of a build, and explanations without a feature', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  try {
    writeFileSync(join(folder, 'a.css'), 'a{text-wrap:pretty;field-sizing:content}');
    const explained = { 'css.properties.text-wrap': 'lines break as they come', 'api.Document': 'gone' };
    expect(unexplainedIn([folder], explained)).toEqual([
      expect.stringMatching(/^a\.css uses css\.properties\.field-sizing, which comes with .*Firefox/),
      'api.Document is explained, and nothing uses it',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
