import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { LOBBY_PATHS, pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { localePrefix } from '#features/shell/index.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageLayout } from './PageLayout.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { LobbyPage } from './pages/LobbyPage.tsx';
import { useFreshPage } from './useFreshPage.ts';

const OtherPages = lazy(() => import('./OtherPages.tsx'));

/** Which page an address shows; each answers with and without `/{locale}` (decisions §4). */
export function Pages(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const { redirect } = pageAddressOf(pathname);
  useFreshPage();
  if (redirect !== undefined) return <Navigate replace to={{ pathname: redirect, search, hash }} />;
  return (
    <PageBoundary>
      <Suspense fallback={<PageSkeleton />}>
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
            <Route element={<OtherPages />} path="*" />
          </Route>
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
