import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOBBY_PATHS, type PagePath, pages } from '#protocol/pages.ts';
import { type Chunk, componentsOfPages, listPageFiles } from './pageFiles.ts';

const chunk = (fileName: string, modules: readonly string[], more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  moduleIds: modules.map((module) => `/checkout/${module}`),
  facadeModuleId: `/checkout/${modules[0] ?? ''}`,
  imports: [],
  isEntry: false,
  ...more,
});
const css = (...files: string[]): Pick<Chunk, 'viteMetadata'> => ({ viteMetadata: { importedCss: new Set(files) } });

const CHUNKS = [
  chunk('index.js', ['app/main.tsx'], { isEntry: true, imports: ['first.js'] }),
  chunk('first.js', ['features/screens/lobby/Lobby.tsx'], css('first.css')),
  chunk('pages.js', ['app/OtherPages.tsx', 'features/shared/frames/PageFrameSkeleton.tsx'], {
    imports: ['first.js'],
    ...css('pages.css'),
  }),
  chunk('rank.js', ['features/screens/ranking/RankPage.tsx'], { imports: ['first.js', 'tabs.js'] }),
  chunk('tabs.js', ['ui/components/Tabs/Tabs.tsx'], css('tabs.css')),
  chunk('landing.js', ['features/screens/content/pages/LandingPage.tsx'], { imports: ['pages.js'] }),
  chunk('sign-in-page.js', ['app/pages/SignInPage.tsx']),
  chunk('sign-in.js', ['features/shared/sign-in/SignIn.tsx']),
  ...['zh_tw', 'id_id', 'vi_vn'].flatMap((locale) => [
    chunk(`late-${locale}.js`, [`locales/compiled/${locale}.json?late`]),
    chunk(`landing-${locale}.js`, [`content/pages/landing/${locale}.md?text`]),
  ]),
  chunk('win-landing.js', ['brands/win/content/landing/zh_tw.md?text']),
];
const read = (file: string): string => (file.endsWith('LandingPage.tsx') ? '<ContentPage bare slug="landing">' : '');
const listed = (...entries: [PagePath, string[]][]) => listPageFiles(CHUNKS, new Map(entries), read);

test('a page loads its code and all imports, except files that the first page already has', () => {
  expect(listed(['/rank', ['RankPage']])).toEqual({
    '/rank': {
      Scripts: ['/pages.js', '/rank.js', '/tabs.js'],
      Styles: ['/pages.css', '/tabs.css'],
      Texts: { zh_tw: ['/late-zh_tw.js'], id_id: ['/late-id_id.js'], vi_vn: ['/late-vi_vn.js'] },
    },
  });
});

test('a page loads its long text, and the brand’s own text if there is one', () => {
  expect(listed(['/landingPage', ['LandingPage']])['/landingPage']?.Texts).toMatchObject({
    zh_tw: ['/late-zh_tw.js', '/landing-zh_tw.js'],
    'win/zh_tw': ['/late-zh_tw.js', '/win-landing.js'],
    'win/vi_vn': ['/late-vi_vn.js', '/landing-vi_vn.js'],
  });
});

test('the sign-in page also loads the sign-in dialog that it opens', () => {
  expect(listed(['/signIn', ['SignInPage']])['/signIn']?.Scripts).toEqual([
    '/pages.js',
    '/sign-in-page.js',
    '/sign-in.js',
  ]);
});

test('a page without code stops the build', () => {
  expect(() => listed(['/rank', ['GonePage']])).toThrow('The page /rank has no code: GonePage');
});

test('shop code in the first page fails the build', () => {
  const lobby = chunk('index.js', ['app/main.tsx'], { isEntry: true, imports: ['store.js'] });
  const store = chunk('store.js', ['features/screens/store/waiting/ResumeOrder.tsx']);
  expect(() => listPageFiles([lobby, store], new Map(), read)).toThrow(
    'The first page has code of the store: /checkout',
  );
  expect(listPageFiles([{ ...lobby, imports: [] }, store], new Map(), read)).toEqual({});
});

test('the route table names a component for every page but the lobby', () => {
  const components = componentsOfPages(readFileSync('app/pageRoutes.tsx', 'utf8'));
  const others = Object.keys(pages).filter((path) => !LOBBY_PATHS.some((lobby) => lobby === path));
  expect([...components.keys()].toSorted()).toEqual(others.toSorted());
  expect(components.get('/rank')).toEqual(['RankPage']);
  expect(components.get('/other/bankcode')).toEqual(['BankCodePage', 'Invitation']);
  expect([...components.values()].filter((names) => names.length === 0)).toEqual([]);
});
