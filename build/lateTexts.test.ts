import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { LATE_TEXTS_FILE, lateTexts } from './lateTexts.ts';

const numbering = {
  numberOf: (id: string) => id,
  isLate: (id: string) => id.startsWith('mail.'),
  firstCount: 0,
  listOf: () => [],
};

/** Builds an entry with a dynamic import. Each of the two files uses a text. */
async function built(says: { first: string; later: string }): Promise<readonly { name: string; imports: string[] }[]> {
  const sources: Plugin = {
    name: 'sources',
    resolveId: (id) => (id.startsWith('/features/') ? id : null),
    load(id) {
      if (id === '/features/first.ts') return `import("/features/later.ts"); console.log("${says.first}");`;
      return id === '/features/later.ts' ? `export const text = "${says.later}";` : null;
    },
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, lateTexts(numbering)],
    build: {
      write: false,
      rolldownOptions: {
        input: '/features/first.ts',
        output: { codeSplitting: { groups: [{ name: LATE_TEXTS_FILE, test: /virtual:late-texts/ }] } },
      },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  return outputs.flatMap((one) => (one.type === 'chunk' ? [{ name: one.name, imports: one.imports }] : []));
}

test('a part with a late text imports the marking file, and other parts do not', async () => {
  const marked = await built({ first: 'shell.signIn', later: 'mail.title' });
  expect(marked.find(({ name }) => name === 'later')?.imports.join()).toContain(LATE_TEXTS_FILE);
  const plain = await built({ first: 'shell.signIn', later: 'shell.menu' });
  expect(plain.map(({ name }) => name)).not.toContain(LATE_TEXTS_FILE);
});

test('a late text on the first page fails the build, and the error names it', async () => {
  await expect(built({ first: 'mail.title', later: 'mail.empty' })).rejects.toThrow('mail.title');
});
