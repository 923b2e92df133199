import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTexts } from './contentTexts.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-build-'));
  for (const [folder, title] of [
    ['content/pages/about', 'Common words'],
    ['brands/owl/content/about', 'Words of the owl'],
  ] as const) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const locale of ['zh_tw', 'id_id', 'vi_vn']) {
      const text = `---\ntitle: ${title} ${locale}\ndescription: D\nupdated: 2026-11-21\n---\n\n{brandName}\n`;
      writeFileSync(join(root, folder, `${locale}.md`), text);
    }
  }
  writeFileSync(join(root, 'entry.js'), "import texts from 'virtual:content'; globalThis.texts = texts;\n");
});
afterAll(() => rmSync(root, { recursive: true }));

async function chunks(): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentTexts(root)],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  const outputs = 'output' in result ? result.output : [];
  return outputs.flatMap((part) => (part.type === 'chunk' ? [part] : []));
}

test('builds each text of each language as a chunk of its own; the entry only has their addresses', async () => {
  const made = await chunks();
  const entry = made.find(({ isEntry }) => isEntry);
  expect(entry?.code).toContain('about/zh_tw');
  expect(entry?.code).toContain('owl/about/zh_tw');
  expect(entry?.code).not.toContain('Common words');
  const texts = made.filter(({ fileName }) => fileName.startsWith('assets/content/'));
  expect(texts).toHaveLength(6);
  expect(texts.filter(({ code }) => code.includes('Words of the owl'))).toHaveLength(3);
});

test('fails the build on an invalid text, even if no page imports it', async () => {
  const file = join(root, 'brands/owl/content/about/vi_vn.md');
  writeFileSync(file, '---\ntitle: T\ndescription: D\nupdated: 2026-11-21\n---\n\n<b>loud</b>\n');
  await expect(chunks()).rejects.toThrow('brands/owl/content/about/vi_vn.md:7: HTML is not part of these texts');
});
