import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { pureRouter } from './pureRouter.ts';
import { withoutIssueWords } from './withoutIssueWords.ts';
import { withoutStringFormats } from './withoutStringFormats.ts';

const root = new URL('..', import.meta.url).pathname;
const ENTRY = join(root, 'lean-entry.js');

/** What a page of these lines ships. */
async function bundled(source: string, plugins: readonly Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : null),
    load: (id) => (id === ENTRY ? source : null),
  };
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: ENTRY } },
  });
  const outputs = 'output' in result ? result.output : [];
  return outputs.map((part) => ('code' in part ? part.code : '')).join('');
}

test('the formats of strings that no schema asks for stay out, and schemas hold as before', async () => {
  const source = `
    import * as z from 'zod';
    const schema = z.object({ Mail: z.email(), Name: z.string().min(2) });
    const given = [['a@b.example', 'Owl'], ['nobody', 'Owl'], ['a@b.example', 'O']];
    globalThis.outcome = given.map(([Mail, Name]) => schema.safeParse({ Mail, Name }).success);`;
  expect(await bundled(source, [])).toContain('ZodNanoID');
  const code = await bundled(source, [withoutStringFormats()]);
  expect(code).not.toContain('ZodNanoID');
  await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Reflect.get(globalThis, 'outcome')).toEqual([true, false, false]);
});

test('of the router only what a page uses comes along', async () => {
  const source = `import { BrowserRouter, Link } from 'react-router'; globalThis.page = [BrowserRouter, Link];`;
  expect(await bundled(source, [])).toContain('function ScrollRestoration');
  const code = await bundled(source, [pureRouter()]);
  expect(code).not.toContain('function ScrollRestoration');
  expect(code).toContain('function LinkWithRef');
});

test('what is wrong is told by path and code, in no sentence', async () => {
  const source = `
    import * as z from 'zod';
    const { error } = z.object({ Name: z.string().min(2) }).safeParse({ Name: 'O' });
    globalThis.outcome = error.issues.map(({ code, path }) => [code, ...path]);`;
  expect(await bundled(source, [])).toContain('Invalid discriminator value');
  const code = await bundled(source, [withoutIssueWords()]);
  expect(code).not.toContain('Invalid discriminator value');
  await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Reflect.get(globalThis, 'outcome')).toEqual([['too_small', 'Name']]);
});
