import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InlineConfig, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { frameServer } from './gamesFrame.ts';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const config = (name: string): string => join(checkout, name);

const SERVERS: Readonly<Record<string, InlineConfig>> = {
  'npm run dev': { configFile: config('vite.config.ts'), mode: 'mock' },
  'npm run dev:service': { configFile: config('vite.config.ts'), mode: 'service' },
  'the frame in npm run dev': frameServer(checkout, null),
  'the frame by hand': { configFile: config('vite.games.config.ts') },
};

it('gives each development server a cache of its own', async () => {
  const folders = await Promise.all(
    Object.values(SERVERS).map(async (server) => (await resolveConfig(server, 'serve')).cacheDir),
  );
  expect(new Set(folders).size).toBe(folders.length);
  expect(folders.filter((folder) => !folder.startsWith(join(checkout, 'node_modules/.vite/')))).toEqual([]);
});
