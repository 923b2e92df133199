import { lazy, type ReactNode } from 'react';
import { PageSwitch, useLocation } from '#features/base/routing/index.ts';
import { BreakReminder } from '#features/screens/limits/index.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { pageRoutes } from './pageRoutes.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';

/** Only in mock mode, so that a production bundle contains none of this code. */
const DevPage = import.meta.env.VITE_MOCK
  ? lazy(() => import('./pages/DevPage.tsx').then((module) => ({ default: module.DevPage })))
  : undefined;

/** Only in development and in operators' builds, so that the players' bundle contains none of this code. */
const StudioPage = import.meta.env.VITE_STUDIO
  ? lazy(() => import('./pages/StudioPage.tsx').then((module) => ({ default: module.StudioPage })))
  : undefined;

/** The page on which the Studio tries a brand. */
const ShopSamplePage = import.meta.env.VITE_STUDIO
  ? lazy(() => import('./pages/ShopSamplePage.tsx').then((module) => ({ default: module.ShopSamplePage })))
  : undefined;

const tools: Readonly<Record<string, ReactNode>> = {
  ...(DevPage && { '/dev': <DevPage /> }),
  ...(StudioPage && { '/studio': <StudioPage /> }),
  ...(ShopSamplePage && { '/studio/store': <ShopSamplePage /> }),
};

/** Every page except the lobby. Mount it inside the bars of the page. */
export default function OtherPages(): ReactNode {
  const { rest } = pageAddressOf(useLocation().pathname);
  return (
    <>
      <BreakReminder />
      {tools[rest] ?? <PageSwitch otherwise={<NotFoundPage />} pages={pageRoutes} />}
    </>
  );
}
