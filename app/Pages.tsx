import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { localePrefix } from '#features/shell/index.ts';
import { LobbyPage } from './pages/LobbyPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const ComingPage = lazy(() => import('./pages/ComingPage.tsx').then((module) => ({ default: module.ComingPage })));
const NotFoundPage = lazy(() =>
  import('./pages/NotFoundPage.tsx').then((module) => ({ default: module.NotFoundPage })),
);

/** Only in mock mode, so that nothing of it reaches a production bundle. */
const DevPage = import.meta.env.VITE_MOCK
  ? lazy(() => import('./pages/DevPage.tsx').then((module) => ({ default: module.DevPage })))
  : undefined;

/** Only in development and in operators' builds, so that nothing of it reaches the players' bundle. */
const StudioPage = import.meta.env.VITE_STUDIO
  ? lazy(() => import('./pages/StudioPage.tsx').then((module) => ({ default: module.StudioPage })))
  : undefined;

/** Which page an address shows; each answers with and without `/{locale}` (decisions §4). */
export function Pages(): ReactNode {
  const { pathname } = useLocation();
  const prefix = localePrefix(pathname);
  return (
    <PageBoundary key={pathname.slice(prefix.length) || '/'}>
      <Suspense>
        <Routes>
          <Route path={prefix || '/'}>
            <Route element={<LobbyPage />} index />
            <Route element={<LobbyPage />} path="play-game/m" />
            {DevPage ? <Route element={<DevPage />} path="dev" /> : null}
            {StudioPage ? <Route element={<StudioPage />} path="studio" /> : null}
            <Route element={<ComingPage feature="news" />} path="announcement/*" />
            <Route element={<ComingPage feature="guide" />} path="newbie/*" />
            <Route element={<ComingPage feature="support" />} path="support/info" />
            <Route element={<ComingPage feature="support" />} path="support/qna" />
            <Route element={<ComingPage feature="legal" />} path="support/*" />
            <Route element={<ComingPage feature="ranking" />} path="rank/*" />
            <Route element={<ComingPage feature="store" />} path="store/*" />
            <Route element={<ComingPage feature="store" />} path="purchase/*" />
            <Route element={<ComingPage feature="member" />} path="member/*" />
            <Route element={<ComingPage feature="download" />} path="download" />
            <Route element={<ComingPage feature="live" />} path="play-game/live" />
            <Route element={<NotFoundPage />} path="*" />
          </Route>
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
