import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';

/** The build's manifest: each source with its built file, its imports, and its styles. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z._default(z.array(z.string()), []),
    dynamicImports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** The query that decides which files the page will need. */
const Query = z.object({
  game_code: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
  lang: z._default(z.string().check(z.regex(/^[a-z]{2}_[a-z]{2}$/)), 'zh_tw'),
});

/**
 * The page of a game, for `/play`. Its script reads the query. The page also names the files of the game, so that a browser requests
 * them together with the script instead of after it.
 */
export function servePlayPage(folder: string): RequestHandler {
  let manifest: Promise<Manifest> | undefined;
  return async ({ query }, response) => {
    const page = join(folder, 'index.html');
    response.set('Cache-Control', 'no-store');
    if (!existsSync(page)) {
      response.status(503).type('text').send('The games are not built yet: run "npm run build".\n');
      return;
    }
    manifest ??= readManifest(folder);
    const html = await readFile(page, 'utf8');
    response.type('html').send(html.replace('</head>', `${preloads(html, await manifest, query).join('')}</head>`));
  };
}

/** A build without a manifest is served without preloads. */
async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, '.vite/manifest.json');
  return existsSync(file) ? Manifest.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

/** A kind of games: the source that starts it, its file of a game, and the folders of its texts. */
interface Kind {
  readonly start: string;
  readonly file: (code: string) => string;
  readonly texts: readonly string[];
}
const SLOT: Kind = {
  start: 'startFrame.ts',
  file: (code) => `../catalogue/${code}/game.js`,
  texts: ['../catalogue/<code>/texts', 'texts'],
};
const KINDS: readonly Kind[] = [
  SLOT,
  {
    start: 'fish/startFish.ts',
    file: (code) => `../rooms/${code}/fish.js`,
    texts: ['../rooms/<code>/texts', 'fish/texts', 'texts'],
  },
  {
    start: 'table/startTable.ts',
    file: (code) => `../rooms/${code}/table.js`,
    texts: ['../rooms/<code>/texts', 'table/texts', 'texts'],
  },
];

/**
 * Links to the files that every player of a game needs before the first touch and that the page does not link yet. Paths are those of the
 * client's sources.
 */
function preloads(html: string, manifest: Manifest, query: unknown): readonly string[] {
  const asked = Query.safeParse(query);
  if (!asked.success) return [];
  const { game_code: code, lang } = asked.data;
  const kind = KINDS.find(({ file }) => manifest[file(code)] !== undefined) ?? SLOT;
  const engine = importsOf(manifest, kind.start);
  const game = kind.file(code);
  const modules = [
    ...engine,
    game,
    // The board and the shows of the game's mechanics.
    ...(manifest[game]?.dynamicImports ?? []).filter((file) => file.endsWith('.ts')),
    ...kind.texts.map((folder) => `${folder.replace('<code>', code)}/${lang}.json`),
  ];
  const link = (file: string, attributes: string): readonly string[] =>
    html.includes(file) ? [] : [`<link ${attributes} crossorigin href="./${file}">\n`];
  const built = (source: string, attributes: string): readonly string[] => {
    const entry = manifest[source];
    return entry === undefined ? [] : link(entry.file, attributes);
  };
  return [
    // The script comes first: its setup takes longer than the rest of the drawings.
    ...modules.flatMap((source) => built(source, 'rel="modulepreload"')),
    ...engine
      .flatMap((source) => manifest[source]?.css ?? [])
      .flatMap((file) => link(file, 'rel="preload" as="style"')),
    ...built(`../generated/${code}/atlas.webp`, 'rel="preload" as="fetch" fetchpriority="low"'),
  ];
}

/** A source of the build and all its imports. Empty if the build has no such source. */
function importsOf(manifest: Manifest, source: string, found: readonly string[] = []): readonly string[] {
  const entry = manifest[source];
  if (entry === undefined || found.includes(source)) return found;
  return entry.imports.reduce<readonly string[]>(
    (all, imported) => importsOf(manifest, imported, all),
    [...found, source],
  );
}
