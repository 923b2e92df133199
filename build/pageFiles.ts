import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { LOCALES } from '#protocol/entities/identifiers.ts';
import { type PagePath, pages } from '#protocol/pages.ts';
import { PAGE_FILES, type PageFiles } from '#service/http/pageFiles.ts';

const ROUTES = 'app/pageRoutes.tsx';
/** Components that a page opens at once, besides the components of its route. */
const OPENED: Readonly<Partial<Record<PagePath, readonly string[]>>> = {
  '/signIn': ['SignIn'],
  '/play-game/live': ['LiveListPage'],
  '/live/host': ['HostPage'],
};
/** Components of every page except the lobby. */
const COMMON = ['OtherPages', 'PageFrameSkeleton'];
/** Features that load after the first page. The first page must not contain any of their code. */
const LATE = /\/features\/screens\/(?:store|orders|exchange|redeem)\//;

/** The fields that are read from a file of the build. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'isEntry' | 'moduleIds'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
};

/**
 * Reads the components of each page from the source of the route table: `'/rank': <ranking.RankPage />` → `RankPage`.
 * @returns page path → component names
 */
export function componentsOfPages(source: string): ReadonlyMap<PagePath, readonly string[]> {
  const table = /\nconst elements\b[^]*?= \{([^]*?)\n\};/.exec(source)?.[1] ?? '';
  return new Map(
    table.split(/\n(?= {2}')/).flatMap((entry) => {
      const path = Object.keys(pages).find((one): one is PagePath => entry.includes(`'${one}':`));
      const names = [...entry.matchAll(/<(?:\w+\.)?([A-Z]\w*)/g)].map(([, name = '']) => name);
      return path === undefined ? [] : [[path, names] as const];
    }),
  );
}

/**
 * Lists the files that each page loads besides the first page's: code, styles and texts. The service links them in its answer, so the
 * browser does not find them one after another. Fails the build if a page has no code.
 */
export function pageFiles(checkout: string): Plugin {
  return {
    name: 'menagerie:page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const components = componentsOfPages(readFileSync(join(checkout, ROUTES), 'utf8'));
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const source = JSON.stringify(listPageFiles(chunks, components, (file) => readFileSync(file, 'utf8')));
        this.emitFile({ type: 'asset', fileName: PAGE_FILES, source });
      },
    },
  };
}

/**
 * Lists the files of each page.
 * @param chunks files of the build
 * @param components component names by page
 * @param read returns the text of a source file
 * @throws Error that names a page without code, or shop code in the first page
 */
export function listPageFiles(
  chunks: readonly Chunk[],
  components: ReadonlyMap<PagePath, readonly string[]>,
  read: (file: string) => string,
): Readonly<Record<string, PageFiles>> {
  const first = closureOf(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const early = [...first].flatMap(({ moduleIds }) => moduleIds.filter((id) => LATE.test(id.replaceAll('\\', '/'))));
  if (early.length > 0) throw new Error(`The first page has code of the store: ${early.join(', ')}`);
  const own = (roots: readonly Chunk[]): readonly Chunk[] =>
    [...closureOf(roots, chunks)].filter((chunk) => !first.has(chunk));
  const partsOf = (names: readonly string[]): readonly Chunk[] =>
    chunks.filter((chunk) => names.some((name) => moduleIn(chunk, name) !== undefined));
  const common = own(partsOf(COMMON));
  const filesOf = (path: PagePath, names: readonly string[]): PageFiles => {
    const parts = partsOf(names);
    if (parts.length === 0) throw new Error(`The page ${path} has no code: ${names.join(', ')}`);
    const all = [...new Set([...common, ...own([...parts, ...partsOf(OPENED[path] ?? [])])])];
    const sources = parts.flatMap((chunk) => names.flatMap((name) => moduleIn(chunk, name) ?? []));
    const slugs = sources.flatMap((file) =>
      [...read(file).matchAll(/\bslug="([\w-]+)"/g)].map(([, slug = '']) => slug),
    );
    return {
      Scripts: all.map(({ fileName }) => `/${fileName}`),
      Styles: [...new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map(
        (file) => `/${file}`,
      ),
      Texts: textsOf(slugs, chunks),
    };
  };
  return Object.fromEntries([...components].map(([path, names]) => [path, filesOf(path, names)]));
}

const moduleOf = ({ facadeModuleId }: Chunk): string => (facadeModuleId ?? '').replaceAll('\\', '/');
/** Returns the module of a component in a file of the build. */
const moduleIn = ({ moduleIds }: Chunk, component: string): string | undefined =>
  moduleIds.find((id) => basename(id) === `${component}.tsx`);

/** Returns the given files and all their static imports. */
function closureOf(roots: readonly Chunk[], chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const follow = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) follow(byName.get(name));
  };
  for (const root of roots) follow(root);
  return found;
}

/**
 * Returns the second text file of a language (`build/lateTexts.ts`) and the long texts of a page. A brand's own text replaces the common
 * text.
 */
function textsOf(slugs: readonly string[], chunks: readonly Chunk[]): Readonly<Record<string, string[]>> {
  const find = (ending: string): readonly Chunk[] => chunks.filter((chunk) => moduleOf(chunk).endsWith(ending));
  const brandsOf = (slug: string): readonly string[] =>
    chunks.flatMap(
      (chunk) => new RegExp(`/brands/([^/]+)/content/${slug}/\\w+\\.md\\?text$`).exec(moduleOf(chunk))?.[1] ?? [],
    );
  const brands = new Set(slugs.flatMap(brandsOf));
  return Object.fromEntries(
    LOCALES.flatMap((locale) =>
      [undefined, ...brands].map((brand) => {
        const longTexts = slugs.flatMap((slug) => {
          const ofBrand = brand === undefined ? [] : find(`/brands/${brand}/content/${slug}/${locale}.md?text`);
          return ofBrand.length > 0 ? ofBrand : find(`/content/pages/${slug}/${locale}.md?text`);
        });
        const files = [...find(`/locales/compiled/${locale}.json?late`), ...longTexts];
        return [brand === undefined ? locale : `${brand}/${locale}`, files.map(({ fileName }) => `/${fileName}`)];
      }),
    ),
  );
}
