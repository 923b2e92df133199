import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { BreakReminder } from '#features/screens/limits/index.ts';
import { pageRoutes } from './pageRoutes.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';

/** Only in mock mode, so that nothing of it reaches a production bundle. */
const DevPage = import.meta.env.VITE_MOCK
  ? lazy(() => import('./pages/DevPage.tsx').then((module) => ({ default: module.DevPage })))
  : undefined;

/** Only in development and in operators' builds, so that nothing of it reaches the players' bundle. */
const StudioPage = import.meta.env.VITE_STUDIO
  ? lazy(() => import('./pages/StudioPage.tsx').then((module) => ({ default: module.StudioPage })))
  : undefined;

/** The page that it tries a brand on before the product has it. */
const ShopSamplePage = import.meta.env.VITE_STUDIO
  ? lazy(() => import('./pages/ShopSamplePage.tsx').then((module) => ({ default: module.ShopSamplePage })))
  : undefined;

/** Every page but the lobby; mount it below the language's prefix and inside what surrounds the page. */
export default function OtherPages(): ReactNode {
  return (
    <>
      <BreakReminder />
      <Routes>
        {pageRoutes}
        {DevPage ? <Route element={<DevPage />} path="dev" /> : null}
        {StudioPage ? <Route element={<StudioPage />} path="studio" /> : null}
        {ShopSamplePage ? <Route element={<ShopSamplePage />} path="studio/store" /> : null}
        <Route element={<NotFoundPage />} path="*" />
      </Routes>
    </>
  );
}
