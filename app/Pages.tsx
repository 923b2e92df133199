import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { LOBBY_PATHS, type PageLayout as Layout, type PagePath, pages } from '#protocol/pages.ts';
import { localePrefix, pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { PageLayout } from './PageLayout.tsx';
import { LobbyPage } from './pages/LobbyPage.tsx';
import { useFreshPage } from './useFreshPage.ts';

const OtherPages = lazy(loadAgain(() => import('./OtherPages.tsx')));

/** Pages of the game area other than the lobby have other bars. */
const OTHER_LAYOUTS: Readonly<Partial<Record<PagePath, Layout>>> = {
  '/play-game/live': 'site',
  '/gameName/:gameName': 'site',
  '/test-play-game': 'bare',
};

/** Pages of development and of operators' builds draw their own. */
const isTool = (path: string): boolean =>
  (import.meta.env.VITE_MOCK && path === '/dev') || (import.meta.env.VITE_STUDIO && /^\/studio(\/|$)/.test(path));

/** What surrounds the page at an address; what is not found stands between the product's bars. */
function layoutOf(pathname: string): Layout {
  if (isTool(pathname.slice(localePrefix(pathname).length))) return 'none';
  const { path } = pageAddressOf(pathname);
  return path === undefined ? 'site' : (OTHER_LAYOUTS[path] ?? pages[path].layout);
}

/**
 * Which page an address shows; each answers with and without `/{locale}` (decisions §4). Bars come with the first page's code, so that they
 * stand while another page's is fetched, or cannot be.
 */
export function Pages(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const { redirect } = pageAddressOf(pathname);
  useFreshPage();
  if (redirect !== undefined) return <Navigate replace to={{ pathname: redirect, search, hash }} />;
  return (
    <Routes>
      <Route path={localePrefix(pathname) || '/'}>
        {LOBBY_PATHS.map((path) => (
          <Route
            caseSensitive
            element={
              <PageLayout layout={pages[path].layout}>
                <LobbyPage />
              </PageLayout>
            }
            key={path}
            path={path.slice(1)}
          />
        ))}
        <Route
          element={
            <PageLayout layout={layoutOf(pathname)}>
              <OtherPages />
            </PageLayout>
          }
          path="*"
        />
      </Route>
    </Routes>
  );
}
