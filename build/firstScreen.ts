import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { z } from 'zod';
import { Brand } from '#protocol/brands.ts';
import { LOCALES } from '#protocol/entities/identifiers.ts';
import { type PagePath, pages } from '#protocol/pages.ts';
import { DRAWING_FOLDER, DRAWN_PATHS, WORKER_FILE } from '#service/http/drawnContent.ts';
import { CONTENT_PLACE, FIRST_SCREENS, firstScreenFile, pageContentFile } from '#service/http/firstScreens.ts';
import { framed, styled, styleOf } from '#service/http/styledMarkup.ts';
import { readMessages } from '#locales/messages.ts';
import { interfacePlugins } from '../vite.plugins.ts';
import type { Numbering } from './messageIndex.ts';

const ENTRY = 'firstScreen.tsx';
const Path = z.custom<PagePath>((path) => typeof path === 'string' && path in pages);
const Writer = z.object({
  firstScreen: z.function({ input: [z.unknown(), z.unknown(), z.string(), z.string()], output: z.string() }),
  pageContent: z.function({ input: [z.unknown(), z.unknown(), z.string()], output: z.promise(z.string()) }),
  contentPaths: z.array(Path),
  drawnPaths: z.array(Path),
});
/** Code and texts of the pages with drawn content. */
const CONTENT = /\/content\/longTextPages\.ts$|\/app\/drawnPages\.ts$|virtual:content$/;

/** Keeps code that a page loads later out of the first screens. */
function withoutLaterCode(): Plugin {
  const nothing = '\0later';
  return {
    name: 'menagerie:without-later-code',
    enforce: 'pre',
    resolveId: (_id, importer, { kind }) =>
      kind === 'dynamic-import' && !CONTENT.test((importer ?? '').replaceAll('\\', '/')) ? nothing : undefined,
    load: (id) => (id === nothing ? 'export {};' : undefined),
  };
}

/**
 * The program of the service's drawing thread. It reads the texts of a language once. V8 keeps the code of functions that were not called
 * for a while, since a page that is rarely opened would otherwise be compiled again, which takes longer than its document waits.
 */
const WORKER = `import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { loadDrawnPages, pageWithData } from './firstScreen.js';
setFlagsFromString('--no-flush-bytecode');
loadDrawnPages().catch(() => undefined);
const texts = new Map();
const textsOf = (locale) => {
  if (!texts.has(locale)) texts.set(locale, JSON.parse(readFileSync(new URL(locale + '.json', import.meta.url), 'utf8')));
  return texts.get(locale);
};
parentPort.on('message', ({ id, settings, path, address, data }) => {
  const language = { locale: settings.Locale, messages: textsOf(settings.Locale) };
  pageWithData(settings, language, path, address, data).then(
    (markup) => parentPort.postMessage({ id, markup }),
    (error) => parentPort.postMessage({ id, markup: '', error: String(error) }),
  );
});
`;

/** Puts the code that draws pages beside the built app, for the service's drawing thread. */
async function copyDrawing(made: string, folder: string, paths: readonly string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(made, folder, { recursive: true });
  await writeFile(join(folder, WORKER_FILE), WORKER);
  await writeFile(join(folder, DRAWN_PATHS), JSON.stringify(paths));
}

/** Only the app can arrange a wide screen's lobby, so its first screen shows only the bars. */
const ONLY_BARS = '@media(min-width:48rem){#first main{visibility:hidden}}';

/**
 * Writes the first screens of the lobby and of the other pages, for every brand and language, with and without a session, into
 * `firstScreen` beside the built page, and the content of the pages that are the same for every visitor. The service sends them with the
 * page (`app/firstScreen.tsx`).
 */
export function firstScreen(checkout: string, { numberOf, listOf }: Numbering): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'menagerie:first-screen',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error !== undefined) return;
        const made = join(checkout, '.tsbuild/first-screen');
        await build({
          configFile: false,
          root: config.root,
          mode: config.mode,
          logLevel: 'error',
          publicDir: false,
          // The build of a server does not replace it, and the development code of React draws several times slower.
          define: { ...config.define, 'process.env.NODE_ENV': JSON.stringify('production') },
          plugins: [withoutLaterCode(), interfacePlugins({ dropDefaults: true, nameText: numberOf })],
          ssr: { noExternal: true },
          build: { ssr: ENTRY, outDir: made, emptyOutDir: true },
        });
        const module: unknown = await import(pathToFileURL(join(made, 'firstScreen.js')).href);
        const { firstScreen: draw, pageContent, contentPaths, drawnPaths } = Writer.parse(module);
        await copyDrawing(made, resolve(config.root, config.build.outDir, DRAWING_FOLDER), drawnPaths);
        const read = async (file: string): Promise<unknown> =>
          JSON.parse(await readFile(join(checkout, file), 'utf8')) as unknown;
        const folder = resolve(config.root, config.build.outDir, 'firstScreen');
        await mkdir(folder, { recursive: true });
        const write = (file: string, markup: string): Promise<void> => writeFile(join(folder, file), markup);
        const brands = z.array(Brand).parse(await read('ui/generated/brands.json'));
        for (const locale of LOCALES) {
          const messages = readMessages({ default: listOf(await read(`locales/compiled/${locale}.json`)) }, locale);
          await writeFile(
            resolve(config.root, config.build.outDir, DRAWING_FOLDER, `${locale}.json`),
            JSON.stringify(messages),
          );
          for (const brand of brands) {
            const language = { locale, messages };
            const settingsOf = (HasSession: boolean) => ({
              SiteID: '',
              Brand: brand,
              DevTools: false,
              Locale: locale,
              HasSession,
            });
            for (const HasSession of [true, false]) {
              for (const screen of FIRST_SCREENS) {
                const { markup, rules } = styled(draw(settingsOf(HasSession), language, screen, CONTENT_PLACE), 's');
                const file = firstScreenFile(screen, brand.ID, locale, HasSession);
                await write(file, framed(markup, screen === 'lobby' ? ONLY_BARS + rules : rules));
              }
            }
            for (const path of contentPaths) {
              const { markup, rules } = styled(await pageContent(settingsOf(false), language, path), 'c');
              const content = styleOf(rules) + markup;
              const isBare = pages[path].layout === 'none';
              await write(pageContentFile(path, brand.ID, locale), isBare ? framed(content) : content);
            }
          }
        }
      },
    },
  };
}
