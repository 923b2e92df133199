import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The rooms of the project `screens`. */
const ROOMS = ['app', 'features', 'studio'];

test('no screen test replaces a module, since later files in the process would use the replacement', async () => {
  const replacing: string[] = [];
  let read = 0;
  for (const room of ROOMS) {
    for (const name of await readdir(join(root, room), { recursive: true })) {
      if (!name.endsWith('.test.tsx')) continue;
      read += 1;
      if (/\bvi\.(?:mock|doMock)\(/.test(await readFile(join(root, room, name), 'utf8'))) replacing.push(name);
    }
  }
  expect(read).toBeGreaterThan(40);
  expect(replacing).toEqual([]);
});
