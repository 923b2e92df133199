import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { importedSources } from './importedSources.ts';

const slots = fileURLToPath(new URL('../../art/slots', import.meta.url));
const sourcesOf = (art: string) => importedSources([join(slots, art, 'index.ts')], [join(slots, 'art.ts')]);

it('finds the drawings that a game shares with others, and none of another game', async () => {
  const tiger = await sourcesOf('tiger');
  expect(tiger).toContain(join(slots, 'tiger/symbols.ts'));
  expect(tiger).toContain(join(slots, '../props/treasure.ts'));
  expect(tiger.filter((path) => path.startsWith(join(slots, 'koi')))).toEqual([]);
  expect(new Set(tiger).size).toBe(tiger.length);
});

it('leaves files out that it shall not follow', async () => {
  expect(await sourcesOf('koi')).not.toContain(join(slots, 'art.ts'));
  expect(await importedSources([join(slots, 'art.ts')], [join(slots, 'art.ts')])).toEqual([]);
});
