import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import * as z from 'zod';
import { generateBrands } from '../generate-brands.ts';
import { brandFiles } from './brandFiles.ts';

const run = promisify(execFile);
const PEERS = ['react', 'react-dom'];
/** The module of the base styles. Only the styles of this module are packed. */
const BASE = 'base';
const Manifest = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
});
const PackReport = z.array(z.object({ filename: z.string(), size: z.int(), unpackedSize: z.int() })).length(1);

/** A packed library. */
export interface Packed {
  /** The path of the tarball. */
  readonly tarball: string;
  /** The size in bytes, by kind of content. */
  readonly sizes: readonly (readonly [what: string, bytes: number])[];
}

/** Returns the name of the package of an import: `@radix-ui/react-dialog`, `zod`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the modules that the package exports, by their name in it: `components/Dialog`, `theme/brand`. */
async function findEntries(root: string): Promise<Record<string, string>> {
  const entries: Record<string, string> = {
    'theme/brand': join(root, 'ui/theme/brand.ts'),
    layers: join(root, 'ui/layers.ts'),
    nonce: join(root, 'ui/nonce.ts'),
  };
  const files = await readdir(join(root, 'ui'), { recursive: true });
  for (const file of files.filter((each) => /^(components|layout)\/\w+\/index\.ts$/u.test(each)))
    entries[dirname(file)] = join(root, 'ui', file);
  return entries;
}

/**
 * Builds the modules and one style sheet.
 *
 * @returns the packages that the modules import
 */
async function buildModules(root: string, folder: string, entry: Record<string, string>): Promise<readonly string[]> {
  const imported = new Set<string>();
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: {
        entry: { ...entry, [BASE]: join(root, 'ui/theme/global.css.ts') },
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (specifier) => {
          if (/^[./\0]|^virtual:/u.test(specifier) || specifier.includes('vanilla.css')) return false;
          if (specifier.startsWith(root)) return false;
          imported.add(packageOf(specifier));
          return true;
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  });
  await rm(join(folder, `${BASE}.js`));
  return [...imported].toSorted((a, b) => a.localeCompare(b));
}

/** Copies the declarations that the compiler writes for `ui/`. */
async function copyTypes(root: string, folder: string): Promise<void> {
  await run('npx', ['tsc', '-b', 'ui'], { cwd: root });
  const from = join(root, '.tsbuild/ui/ui');
  const files = await readdir(from, { recursive: true });
  for (const file of files.filter((each) => each.endsWith('.d.ts'))) {
    await mkdir(dirname(join(folder, 'types', file)), { recursive: true });
    await cp(join(from, file), join(folder, 'types', file));
  }
}

const gzipped = async (file: string): Promise<number> => gzipSync(await readFile(file)).length;

/**
 * Packs the component library: modules, types, one style sheet, and for each brand its style sheet, drawings and tokens.
 *
 * @param root the checkout
 * @throws Error if a package is imported whose version the checkout does not name
 */
export async function packUI(root: string): Promise<Packed> {
  const folder = join(root, 'dist/package/ui');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await generateBrands();
  const entries = await findEntries(root);
  const imported = await buildModules(root, folder, entries);
  await copyTypes(root, folder);
  await brandFiles(root, folder);

  const { version, license, dependencies } = Manifest.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  );
  const versionOf = (name: string): string => {
    const found = dependencies[name];
    if (found === undefined) throw new Error(`ui/ imports ${name}, which package.json does not list`);
    return found;
  };
  const major = (name: string): string => `>=${versionOf(name).split('.')[0] ?? ''}`;
  const names = Object.keys(entries).toSorted((a, b) => a.localeCompare(b));
  const typesOf = (name: string): string =>
    `./types/${relative(join(root, 'ui'), entries[name] ?? '').replace(/\.ts$/u, '.d.ts')}`;
  const manifest = {
    name: 'menagerie-ui',
    version,
    license,
    description: 'The themed component library of Menagerie, with its nine brands.',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(names.map((name) => [`./${name}`, { types: typesOf(name), default: `./${name}.js` }])),
      './styles.css': './styles.css',
      './brands.css': './brands.css',
      './brands/*': './brands/*',
      './package.json': './package.json',
    },
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, major(name)])),
    dependencies: Object.fromEntries(
      imported.filter((name) => !PEERS.includes(name)).map((name) => [name, versionOf(name)]),
    ),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await cp(join(root, 'docs/library.md'), join(folder, 'README.md'));

  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', '..'], { cwd: folder });
  const report = PackReport.parse(JSON.parse(stdout))[0];
  if (report === undefined) throw new Error('npm packed nothing');
  return {
    tarball: join(root, 'dist/package', basename(report.filename)),
    sizes: [
      ['tarball', report.size],
      ['unpacked', report.unpackedSize],
      ['styles.css, gzipped', await gzipped(join(folder, 'styles.css'))],
      ['brands.css, gzipped', await gzipped(join(folder, 'brands.css'))],
    ],
  };
}
