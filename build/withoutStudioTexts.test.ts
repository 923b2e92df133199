import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { withoutStudioTexts } from './withoutStudioTexts.ts';

const ENTRY = '\0entry';
const root = new URL('..', import.meta.url).pathname;

/** Returns the code that a page gets for an imported catalogue. */
async function bundled(plugins: readonly ReturnType<typeof withoutStudioTexts>[]): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? ENTRY : null),
    load: (id: string) =>
      id === ENTRY
        ? `import texts from ${JSON.stringify(`${root}locales/compiled/zh_tw.json`)}; console.log(texts);`
        : null,
  };
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  const outputs = 'output' in result ? result.output : [];
  return outputs.map((part) => ('code' in part ? part.code : '')).join('');
}

test('a build without the Brand Studio leaves out its texts and keeps all others', async () => {
  expect(readFileSync(`${root}locales/compiled/zh_tw.json`, 'utf8')).toContain('studio.title');
  expect(await bundled([])).toContain('studio.title');
  const code = await bundled([withoutStudioTexts()]);
  expect(code).not.toContain('studio.');
  expect(code).toContain('app.reload');
});
