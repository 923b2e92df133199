import { lazy, type ReactNode, Suspense } from 'react';
import { usePageHead } from '#features/base/head/index.ts';
import { useBrand, useSettings } from '#features/base/settings/index.ts';
import { hasLive } from '#protocol/brands.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';

const FramedPage = lazy(() => import('./FramedPage.tsx').then((module) => ({ default: module.FramedPage })));
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((module) => ({ default: module.NotFoundPage })));

/** The live page; where brand or site have no live rooms nothing is there (decisions §4). */
export function LivePage(): ReactNode {
  const { SiteID } = useSettings();
  const live = hasLive(useBrand(), SiteID);
  usePageHead({ missing: !live });
  return (
    <Suspense fallback={<PageSkeleton />}>{live ? <FramedPage page="/play-game/live" /> : <NotFoundPage />}</Suspense>
  );
}
