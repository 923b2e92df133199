import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { chunkedEntry } from './chunkedEntry.ts';

const page: Plugin = {
  name: 'page',
  resolveId: (id) => (/^(page\.html|\/?(entry|upper|base)\.js)$/.test(id) ? id.replace(/^\//, '') : null),
  load(id) {
    if (id === 'page.html') return '<!doctype html><script type="module" src="/entry.js"></script>';
    if (id === 'entry.js') return 'import { upper } from "upper.js"; console.log(upper);';
    if (id === 'upper.js') return 'import { base } from "base.js"; export const upper = [base];';
    return id === 'base.js' ? 'export const base = globalThis.base;' : null;
  },
};

test('evaluates the groups of a page one by one before its script, and fetches all at once', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, chunkedEntry(['base', 'upper'])],
    html: { cspNonce: 'N' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'page.html',
        output: {
          codeSplitting: {
            groups: [
              { name: 'base', test: /base\.js$/ },
              { name: 'upper', test: /upper\.js$/ },
            ],
          },
        },
      },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  const html = outputs.map((one) => ('source' in one ? String(one.source) : '')).join('');
  const [, attributes, list = '[]'] =
    /<script type="module" async([^>]*)>[^]*?for \(const piece of (\[[^\]]*\])/.exec(html) ?? [];
  const files: unknown = JSON.parse(list);
  const names = Array.isArray(files) ? files.map((file) => /\/(\w+)-[^/]+\.js$/.exec(String(file))?.[1]) : [];
  expect(names).toEqual(['base', 'upper', 'page']);
  expect(attributes).toBe(' nonce="N"');
  const fetched = [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/(\w+)-/g)].map(([, name]) => name);
  expect(new Set(fetched)).toEqual(new Set(['base', 'upper', 'page']));
  expect(html).not.toMatch(/<script[^>]* src=/);
});
