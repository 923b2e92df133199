import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const checkout = resolve(import.meta.dirname, '..');
let root: string;
let said: string;

const planted: Record<string, string> = {
  'protocol/circle.ts': `import { b } from '#domain/circle.ts';\nexport const a = (): number => b();`,
  'domain/circle.ts': `import { a } from '#protocol/circle.ts';\nexport const b = (): number => a();`,
  'domain/any.ts': 'export const any = (value: any): unknown => value;',
  'domain/parsed.ts': 'export const parsed = (text: string): { a: number } => JSON.parse(text);',
  'domain/floating.ts': 'const later = async (): Promise<void> => {};\nexport const go = (): void => { later(); };',
  'domain/loud.ts': `console.log('planted');`,
  'domain/sure.ts': 'export const first = (list: number[]): number => list[0]!;',
  'domain/postponed.ts': ['// TO', 'DO: planted\nexport {};'].join(''),
  'domain/silenced.ts': ['// oxlint', '-disable-next-line no-console\nexport {};'].join(''),
  'domain/ignored.ts': ['// @ts', '-ignore\nexport const a: number = 1;'].join(''),
  'domain/skipped.test.ts': `import { expect, test } from 'vitest';\ntest.skip('planted', () => { expect(1).toBe(1); });`,
  'domain/empty.test.ts': `import { test } from 'vitest';\ntest('planted', () => {});`,
  'features/screens/chat/Unnamed.tsx': 'export const Unnamed = () => <img src="a.webp" />;',
  'features/screens/chat/storage.ts': `export const kept = (): string | null => localStorage.getItem('planted');`,
  'features/screens/chat/cookie.ts': `export const kept = (): string => document.cookie;`,
  'scripts/fine.ts': `console.log('a script may speak');`,
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lint-'));
  for (const file of ['.oxlintrc.json', 'package.json', '.gitignore', 'tsconfig.base.json'])
    await copyFile(join(checkout, file), join(root, file));
  await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'));
  await writeFile(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node'] },
      include: ['protocol', 'domain', 'features', 'scripts'],
    }),
  );
  for (const [file, code] of Object.entries(planted)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `${code}\n`);
  }
  const oxlint = join(checkout, 'node_modules/oxlint/bin/oxlint');
  const rooms = ['protocol', 'domain', 'features', 'scripts'];
  // The linter must fail, so the error has its output.
  const failure: unknown = await run(process.execPath, [oxlint, '--type-aware', '--format=unix', ...rooms], {
    cwd: root,
  }).catch((error: unknown) => error);
  said = failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : 'it found nothing';
}, 60_000);

afterAll(() => rm(root, { recursive: true }));

test.each([
  ['features/screens/chat/storage.ts', 'no-restricted-globals'],
  ['features/screens/chat/cookie.ts', 'no-restricted-properties'],
  ['protocol/circle.ts', 'no-cycle'],
  ['domain/circle.ts', 'no-cycle'],
  ['domain/any.ts', 'no-explicit-any'],
  ['domain/parsed.ts', 'no-unsafe-return'],
  ['domain/floating.ts', 'no-floating-promises'],
  ['domain/loud.ts', 'no-console'],
  ['domain/sure.ts', 'no-non-null-assertion'],
  ['domain/postponed.ts', 'no-warning-comments'],
  ['domain/silenced.ts', 'no-warning-comments'],
  ['domain/ignored.ts', 'ban-ts-comment'],
  ['domain/skipped.test.ts', 'no-disabled-tests'],
  ['domain/empty.test.ts', 'expect-expect'],
  ['features/screens/chat/Unnamed.tsx', 'alt-text'],
])('refuses %s by %s', (file, rule) => {
  const lines = said.split('\n').filter((line) => line.startsWith(`${file}:`));
  expect(lines.join('\n')).toContain(`(${rule})`);
});

test('allows a script to print', () => {
  expect(said).not.toContain('scripts/fine.ts');
});
