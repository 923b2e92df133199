import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';

/** What the build lists: each source with the file that was made of it. */
const Manifest = z.record(z.string(), z.object({ file: z.string() }));
type Manifest = z.infer<typeof Manifest>;

/** What the address says about the files that the page will need. */
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
    response.type('html').send(html.replace('</head>', `${preloads(await manifest, query).join('')}</head>`));
  };
}

/** A build without a list is served without preloads. */
async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, '.vite/manifest.json');
  return existsSync(file) ? Manifest.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

/** Links to what every player of a game needs before the first touch. Paths are those of the client's sources. */
function preloads(manifest: Manifest, query: unknown): readonly string[] {
  const asked = Query.safeParse(query);
  if (!asked.success) return [];
  const { game_code: code, lang } = asked.data;
  const modules = [
    `../generated/${code}/atlas.json`,
    `../catalogue/${code}/maths.json`,
    `../catalogue/${code}/look.json`,
    `../catalogue/${code}/texts/${lang}.json`,
    `texts/${lang}.json`,
  ];
  const link = (source: string, attributes: string): readonly string[] => {
    const built = manifest[source];
    return built === undefined ? [] : [`<link ${attributes} crossorigin href="./${built.file}">\n`];
  };
  return [
    // The script comes first: what it sets up takes longer than the rest of the drawings.
    ...modules.flatMap((source) => link(source, 'rel="modulepreload"')),
    ...link(`../generated/${code}/atlas.webp`, 'rel="preload" as="fetch" fetchpriority="low"'),
  ];
}
