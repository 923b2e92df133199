import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';

const run = promisify(execFile);
const checkout = resolve(import.meta.dirname, '..');
let root: string;
let said: string;

const planted: Record<string, string> = {
  'service/main.ts': `import { used } from '#domain/used.ts';\nimport { z } from 'zod';\nz.string().parse(used);`,
  'domain/used.ts': `export const used = 'used';\nexport const plantedExport = 'unused';`,
  'domain/plantedFile.ts': 'export const nobody = 1;',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'unused-'));
  await copyFile(join(checkout, 'knip.json'), join(root, 'knip.json'));
  await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'));
  const manifest = z.looseObject({ imports: z.unknown() });
  const { imports } = manifest.parse(JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')));
  const dependencies = { zod: '*', ws: '*' };
  await writeFile(
    join(root, 'package.json'),
    JSON.stringify({ name: 'planted', type: 'module', imports, dependencies }),
  );
  for (const [file, code] of Object.entries(planted)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `${code}\n`);
  }
  const knip = join(checkout, 'node_modules/knip/bin/knip.js');
  // The tool must fail, so the error has its output.
  const failure: unknown = await run(process.execPath, [knip, '--reporter', 'compact'], { cwd: root }).catch(
    (error: unknown) => error,
  );
  said = failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : 'it found nothing';
}, 60_000);

afterAll(() => rm(root, { recursive: true }));

test.each(['domain/plantedFile.ts', 'plantedExport', 'ws'])('reports %s as unused', (name) => {
  expect(said).toContain(name);
});

test('counts imports by #room as used', () => {
  expect(said).not.toMatch(/service\/main\.ts|\bzod\b/);
});
