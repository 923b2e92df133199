import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLayers } from './layers/check.ts';
import { groups } from './layers/domain.ts';
import { featureFolders } from './layers/features.ts';
import { dataRooms, roomNames, rules } from './layers/matrix.ts';

const run = promisify(execFile);
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'layers-'));
});

afterEach(() => rm(root, { recursive: true }));

async function plant(file: string, code: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), code);
}

async function violations(file: string, code: string): Promise<string[]> {
  await plant(file, code);
  return (await checkLayers(root)).violations;
}

describe('finds a planted violation', () => {
  test.each([
    [
      'a lower room importing a higher one',
      'domain/a.ts',
      `import '#service/main.ts';`,
      'domain/ may not import service/',
    ],
    ['ui knowing the product', 'ui/A.tsx', `import { x } from '#protocol/codes.ts';`, 'ui/ may not import protocol/'],
    ['a re-export', 'ui/a.ts', `export * from '#features/screens/chat/index.ts';`, 'ui/ may not import features/'],
    ['a type import', 'protocol/a.ts', `import type { X } from '#domain/x.ts';`, 'protocol/ may not import domain/'],
    ['a type named in place', 'protocol/a.ts', `export type X = import('#domain/x.ts').X;`, 'may not import domain/'],
    [
      'a lazy import',
      'features/screens/chat/a.ts',
      `export const a = import('#mocks/start.ts');`,
      'features/ may not import mocks/',
    ],
    [
      'a glob',
      'features/screens/chat/a.ts',
      `export const a = import.meta.glob('../../../mocks/*.ts');`,
      'leaves features/',
    ],
    ['a worker by address', 'app/a.ts', `export const a = new URL('../mocks/w.ts', import.meta.url);`, 'leaves app/'],
    ['the service in the app', 'app/a.ts', `import '#service/main.ts';`, 'app/ may not import service/'],
    ['the app in a story', 'stories/A.stories.tsx', `import '#app/main.tsx';`, 'stories/ may not import app/'],
    ['mocks loaded statically', 'app/main.tsx', `import { start } from '#mocks/start.ts';`, 'by import() only'],
    ['a relative path out of the room', 'domain/chat/a.ts', `import '../../service/b.ts';`, 'leaves domain/'],
    ['an absolute path', 'service/a.ts', `import '/srv/b.ts';`, 'a path of one machine'],
    ['the room named from inside', 'domain/chat/a.ts', `import '#domain/b.ts';`, 'write a relative path'],
    ['a room that does not exist', 'domain/a.ts', `import '#elsewhere/b.ts';`, 'names no room'],
    [
      'a feature behind its face',
      'features/screens/lobby/a.ts',
      `import '../chat/hooks/b.ts';`,
      'through its face: features/screens/chat/index.ts',
    ],
    [
      'a feature importing one of a higher floor',
      'features/base/session/a.ts',
      `import '../../shared/frames/index.ts';`,
      'features/base/session may not import features/shared/frames',
    ],
    [
      'a feature without a place',
      'features/screens/chess/a.ts',
      `import '../../base/client/index.ts';`,
      'features/screens/chess is not in the list of scripts/layers/features.ts',
    ],
    [
      'what is for tests',
      'features/screens/lobby/a.ts',
      `import '../../testing/index.ts';`,
      'features/testing/index.ts is for tests',
    ],
    ['the Studio in a feature', 'features/screens/lobby/a.ts', `import '#studio/index.ts';`, 'may not import studio/'],
    [
      'a screen in the Studio',
      'studio/a.ts',
      `import '#features/screens/chat/index.ts';`,
      'studio/ may not import features/',
    ],
    ['a package in protocol', 'protocol/a.ts', `import 'react';`, 'may not import the package react'],
    ['a scoped package', 'domain/a.ts', `import '@tanstack/react-query';`, 'the package @tanstack/react-query'],
    ['faker outside the demo world', 'domain/chat/a.ts', `import '@faker-js/faker';`, 'the package @faker-js/faker'],
    ['texts in ui', 'ui/a.tsx', `import { useIntl } from 'react-intl';`, 'ui/ may not import the package react-intl'],
    ['msw in a feature', 'features/screens/chat/a.ts', `import { http } from 'msw';`, 'the package msw'],
    [
      'a node module in domain',
      'domain/a.ts',
      `import { createHash } from 'node:crypto';`,
      'may not import node:crypto',
    ],
    ['a node module without its prefix', 'protocol/a.ts', `import fs from 'fs';`, 'may not import fs'],
    [
      'an import that is computed',
      'service/a.ts',
      'export const a = (name: string) => import(name);',
      'computed import',
    ],
    ['code among the data', 'brands/owl/a.ts', 'export const a = 1;', 'holds data, not code'],
    [
      'the kernel importing a group',
      'domain/dispatch/a.ts',
      `import { x } from '../chat/b.ts';`,
      'the kernel of domain/ may not import the group chat',
    ],
    [
      'a kernel type taken from a group',
      'domain/ports/a.ts',
      `import type { X } from '../club/b.ts';`,
      'the kernel of domain/ may not import the group club',
    ],
    [
      'a group importing one that it does not stand on',
      'domain/chat/a.ts',
      `import { x } from '../club/b.ts';`,
      'the group chat may not import the group club',
    ],
    ['a group importing the top', 'domain/chat/a.ts', `import { JOBS } from '../jobs.ts';`, 'only the top of domain/'],
    ['a group without a place', 'domain/chess/a.ts', `import '../ledger/b.ts';`, 'domain/chess is no group'],
    ['the domain in the store', 'store/a.ts', `import '#domain/b.ts';`, 'store/ may not import domain/'],
    ['a database in the app', 'app/a.ts', `import '#store/sqlite/b.ts';`, 'app/ may not import store/'],
    ['a database in a browser', 'mocks/a.ts', `import '#store/sqlite/b.ts';`, 'runs in Node alone'],
    ['a database in the domain', 'domain/ports/a.ts', `import '#store/sqlite/b.ts';`, 'runs in Node alone'],
    ['a database in the memory backend', 'store/memory/a.ts', `import '../sqlite/b.ts';`, 'runs in Node alone'],
    ['a node module in the memory backend', 'store/memory/a.ts', `import 'node:fs';`, 'may not import node:fs'],
    ['a driver outside its folder', 'store/sql/a.ts', `import 'pg';`, 'store/ may not import the package pg'],
    [
      'the platform in a game',
      'games/maths/a.ts',
      `import '#protocol/codes.ts';`,
      'games/maths/ may not import protocol/',
    ],
    ['a game in the platform', 'domain/a.ts', `import '#games/maths/index.ts';`, 'domain/ may not import games/maths/'],
    [
      'a game in a page',
      'features/base/session/a.ts',
      `import '#games/maths/index.ts';`,
      'may not import games/maths/',
    ],
    ['a cipher in the maths', 'games/maths/a.ts', `import 'node:crypto';`, 'may not import node:crypto'],
    ['a package in the maths', 'games/maths/a.ts', `import '@noble/hashes/hmac.js';`, 'the package @noble/hashes'],
    ['the catalogue in the maths', 'games/maths/a.ts', `import '#games/catalogue/owl/maths.json';`, 'games/catalogue/'],
    ['the platform in the game server', 'games/provider/a.ts', `import '#domain/b.ts';`, 'may not import domain/'],
    [
      'another contract in the game server',
      'games/provider/a.ts',
      `import '#protocol/entities/game.ts';`,
      'games/provider/ may not import protocol/',
    ],
    [
      'the game server in the platform',
      'service/a.ts',
      `import '#games/provider/provider.ts';`,
      'service/ may not import games/provider/',
    ],
    ['a node module in the game server', 'games/provider/a.ts', `import 'node:crypto';`, 'may not import node:crypto'],
    ['a database in the game server', 'games/provider/a.ts', `import './database/b.ts';`, 'runs in Node alone'],
    ['code in the catalogue', 'games/catalogue/owl/a.ts', 'export const a = 1;', 'holds data, not code'],
    ['a test beyond its reach', 'domain/a.test.ts', `import '#mocks/node.ts';`, 'domain/ may not import mocks/'],
  ])('%s', async (_fault, file, code, words) => {
    const found = await violations(file, `// a line before\n${code}\n`);
    expect(found.join('\n')).toContain(words);
    expect(found[0]).toMatch(new RegExp(`^${file}:[12]: `));
  });
});

describe('finds an import cycle', () => {
  test('of two files that import each other', async () => {
    await plant('ui/b.ts', `import { a } from './a.ts';`);
    expect(await violations('ui/a.ts', `import { b } from './b.ts';`)).toEqual([
      'ui/a.ts:1: imports lead in a circle: ui/b.ts',
    ]);
  });

  test('of types, over three files', async () => {
    await plant('domain/chat/b.ts', `import type { C } from './c.ts';`);
    await plant('domain/chat/c.ts', `export type { A } from './a.ts';`);
    expect(await violations('domain/chat/a.ts', `import { b } from './b.ts';`)).toEqual([
      'domain/chat/a.ts:1: imports lead in a circle: domain/chat/b.ts, domain/chat/c.ts',
    ]);
  });

  test('of tools', async () => {
    await plant('build/b.ts', `import { a } from '../scripts/a.ts';`);
    expect(await violations('scripts/a.ts', `import { b } from '../build/b.ts';`)).toEqual([
      'build/b.ts:1: imports lead in a circle: scripts/a.ts',
    ]);
  });

  test.each([
    ['import()', `export const b = () => import('./b.ts');`],
    ['a type', `import type { B } from './b.ts';`],
    ['a type in place', `export type B = import('./b.ts').B;`],
    ['typeof import()', `export type B = typeof import('./b.ts');`],
    ['a type that is exported again', `export type { B } from './b.ts';`],
    ['the address of a worker', `export const b = new URL('./b.ts', import.meta.url);`],
  ])('through %s', async (_syntax, code) => {
    await plant('ui/b.ts', `import { a } from './a.ts';`);
    expect(await violations('ui/a.ts', code)).toEqual(['ui/a.ts:1: imports lead in a circle: ui/b.ts']);
  });

  test.each([
    ['an import', `import { useChat } from '../chat/index.ts';`],
    ['import()', `export const chat = () => import('../chat/index.ts');`],
    ['a type', `import type { ChatTab } from '../chat/index.ts';`],
    ['a type in place', `export type Tab = import('../chat/index.ts').ChatTab;`],
    ['typeof import()', `export type Chat = typeof import('../chat/index.ts');`],
    ['a re-export', `export { useChat } from '../chat/index.ts';`],
    ['a type that is exported again', `export type { ChatTab } from '../chat/index.ts';`],
  ])('of two features, through %s', async (_syntax, code) => {
    await plant('features/screens/chat/Clubs.tsx', `import { ClubPage } from '../clubs/index.ts';`);
    expect(await violations('features/screens/clubs/Chat.tsx', code)).toEqual([
      'features/screens/clubs/Chat.tsx:1: features/screens/clubs may not import features/screens/chat, which comes after it in scripts/layers/features.ts',
    ]);
  });
});

describe('accepts allowed imports', () => {
  test.each([
    ['a room below', 'domain/a.ts', `import '#protocol/codes.ts';`],
    ['inside the room', 'domain/chat/a.ts', `import '../ledger/b.ts';`],
    ['a group that it stands on', 'domain/chat/a.ts', `import '../player/b.ts';`],
    ['every group from the top', 'domain/handlers.ts', `import './club/b.ts';`],
    ['the face of an earlier feature', 'features/screens/lobby/components/A.tsx', `import '../../chat/index.ts';`],
    ['a later feature in a test', 'features/screens/chat/a.test.tsx', `import '../lobby/index.ts';`],
    ['the base of the features in the Studio', 'studio/a.ts', `import '#features/base/settings/index.ts';`],
    ['faker in the demo world', 'domain/world/a.ts', `import { Faker } from '@faker-js/faker';`],
    ['mocks by import()', 'app/main.tsx', `export const start = () => import('#mocks/start.ts');`],
    ['the type of what is loaded lazily', 'app/main.tsx', `import type { Start } from '#mocks/start.ts';`],
    ['mocks in a test', 'features/screens/chat/a.test.ts', `import '#mocks/node.ts'; import { test } from 'vitest';`],
    ['a worker beside', 'mocks/a.ts', `export const a = new URL('./world.worker.ts', import.meta.url);`],
    ['node in the service', 'service/a.ts', `import { createHash } from 'node:crypto';`],
    ['a reader of data in the maths', 'games/maths/a.ts', `import * as z from 'zod/mini';`],
    ['the catalogue in a test', 'games/maths/a.test.ts', `import '#games/catalogue/owl/maths.json';`],
    ['the wallet in the game server', 'games/provider/a.ts', `import '#protocol/wallet/index.ts';`],
    ['the maths in the game server', 'games/provider/a.ts', `import '#games/maths/index.ts';`],
    ['a database beside the game server', 'games/provider/database/a.ts', `import '#store/sql/migration.ts';`],
    ['a cipher beside the game server', 'games/provider/node/a.ts', `import 'node:crypto';`],
    ['generated code', 'ui/generated/a.ts', `import '#service/main.ts';`],
  ])('%s', async (_case, file, code) => {
    expect(await violations(file, code)).toEqual([]);
  });
});

test('has allowed imports that form no circle', () => {
  const reach = (room: string, seen = new Set<string>()): Set<string> => {
    const rule = roomNames.find((name) => name === room);
    for (const next of rule === undefined ? [] : [...rules[rule].rooms, ...(rules[rule].lazyRooms ?? [])])
      if (!seen.has(next)) {
        seen.add(next);
        reach(next, seen);
      }
    return seen;
  };
  for (const room of [...roomNames, ...dataRooms]) expect(reach(room)).not.toContain(room);
});

test('the list of features has every folder once, in order of the floors', async () => {
  const floors = ['base', 'shared', 'screens'];
  const found = await Promise.all(
    floors.map(async (floor) =>
      (await readdir(join(import.meta.dirname, '../features', floor))).map((folder) => `${floor}/${folder}`),
    ),
  );
  expect(featureFolders.toSorted()).toEqual(found.flat().toSorted());
  const order = featureFolders.map((folder) => floors.indexOf(folder.split('/')[0] ?? ''));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('a group depends only on groups above it in the list', () => {
  const above = new Set<string>();
  for (const [group, standsOn] of Object.entries(groups)) {
    expect(standsOn.filter((each) => !above.has(each))).toEqual([]);
    above.add(group);
  }
});

describe('portable rooms have no globals of one platform', () => {
  test.each(['protocol', 'store', 'games/maths', 'games/provider', 'domain'] as const)('%s', async (room) => {
    const checkout = resolve(import.meta.dirname, '..');
    // Imports the allowed packages, so that their own type references cannot add globals.
    const packages = [...rules[room].packages];
    const imports = packages.map((name) => (name === '@noble/hashes' ? '@noble/hashes/sha2.js' : name));
    await plant(
      'planted.ts',
      `${imports.map((name) => `import '${name}';`).join('\n')}
export const globals = [document, window, localStorage, process, Buffer, setImmediate];\n`,
    );
    await writeFile(
      join(root, 'tsconfig.json'),
      JSON.stringify({
        extends: join(checkout, room, 'tsconfig.json'),
        compilerOptions: { rootDir: root, outDir: join(root, 'out'), tsBuildInfoFile: join(root, 'info') },
        include: [join(root, 'planted.ts')],
        references: [],
      }),
    );
    await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'));
    const tsc = join(checkout, 'node_modules/typescript/bin/tsc');
    const failure: unknown = await run(process.execPath, [tsc, '-p', root]).catch((error: unknown) => error);
    const said = failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : 'it found nothing';
    for (const name of ['document', 'window', 'localStorage', 'process', 'Buffer', 'setImmediate'])
      expect(said).toContain(`'${name}'`);
    expect(said).not.toContain('TS2307');
  });
});
