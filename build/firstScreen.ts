import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { z } from 'zod';
import { Brand } from '#protocol/brands.ts';
import { LOCALES } from '#protocol/entities/identifiers.ts';
import { FIRST_SCREENS, firstScreenFile } from '#service/http/firstScreens.ts';
import { readMessages } from '#locales/messages.ts';
import { interfacePlugins } from '../vite.plugins.ts';
import type { Numbering } from './messageIndex.ts';

const ENTRY = 'firstScreen.tsx';
const Writer = z.object({
  firstScreen: z.function({ input: [z.unknown(), z.unknown(), z.string()], output: z.string() }),
});

/** Nothing that is fetched later stands on the first screen. */
function withoutLaterCode(): Plugin {
  const nothing = '\0later';
  return {
    name: 'menagerie:without-later-code',
    enforce: 'pre',
    resolveId: (_id, _importer, { kind }) => (kind === 'dynamic-import' ? nothing : undefined),
    load: (id) => (id === nothing ? 'export {};' : undefined),
  };
}

/** The page's policy takes no style from an attribute: each becomes a rule. */
function styled(markup: string): string {
  const rules: string[] = [];
  const plain = markup.replace(/ style="([^"]*)"/g, (_attribute, declarations: string) => {
    if (!rules.includes(declarations)) rules.push(declarations);
    return ` data-s="${String(rules.indexOf(declarations))}"`;
  });
  const sheet = rules.map((declarations, at) => `#first [data-s="${String(at)}"]{${declarations}}`).join('');
  // A wide screen's lobby is arranged otherwise, which only the app knows: it gets its bars.
  const frame = '#first{display:contents}@media(min-width:48rem){#first main{visibility:hidden}}';
  return `<style nonce="__NONCE__">${frame}${sheet}</style><div aria-hidden="true" id="first" inert>${plain}</div>`;
}

/**
 * Writes the first screens of the lobby and of the other pages for every brand and language, signed in and not, into `firstScreen` beside
 * the built page; the service sends them with the page (`app/firstScreen.tsx`).
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
          define: config.define ?? {},
          plugins: [withoutLaterCode(), interfacePlugins({ dropDefaults: true, nameText: numberOf })],
          ssr: { noExternal: true },
          build: { ssr: ENTRY, outDir: made, emptyOutDir: true },
        });
        const module: unknown = await import(pathToFileURL(join(made, 'firstScreen.js')).href);
        const { firstScreen: write } = Writer.parse(module);
        const read = async (file: string): Promise<unknown> =>
          JSON.parse(await readFile(join(checkout, file), 'utf8')) as unknown;
        const folder = resolve(config.root, config.build.outDir, 'firstScreen');
        await mkdir(folder, { recursive: true });
        const brands = z.array(Brand).parse(await read('ui/generated/brands.json'));
        for (const locale of LOCALES) {
          const messages = readMessages({ default: listOf(await read(`locales/compiled/${locale}.json`)) }, locale);
          for (const brand of brands) {
            for (const HasSession of [true, false]) {
              const settings = { SiteID: '', Brand: brand, DevTools: false, Locale: locale, HasSession };
              for (const screen of FIRST_SCREENS) {
                const file = firstScreenFile(screen, brand.ID, locale, HasSession);
                await writeFile(join(folder, file), styled(write(settings, { locale, messages }, screen)));
              }
            }
          }
        }
      },
    },
  };
}
