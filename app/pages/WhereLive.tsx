import { lazy, type ReactNode, Suspense } from 'react';
import { usePageHead } from '#features/base/head/index.ts';
import { useBrand, useOpenParts, useSettings } from '#features/base/settings/index.ts';
import { hasLive } from '#protocol/brands.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';

const FramedPage = lazy(() => import('./FramedPage.tsx').then((module) => ({ default: module.FramedPage })));
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((module) => ({ default: module.NotFoundPage })));

/**
 * Shows a page of live rooms where brand and site have them, elsewhere that nothing is there (decisions §4); a placeholder while the
 * operator keeps live closed.
 */
export function WhereLive({ children }: { children: ReactNode }): ReactNode {
  const { SiteID } = useSettings();
  const exists = hasLive(useBrand(), SiteID);
  const { Live: isOpen } = useOpenParts();
  usePageHead({ missing: !exists });
  const content = isOpen ? children : <FramedPage page="/play-game/live" />;
  return <Suspense fallback={<PageSkeleton />}>{exists ? content : <NotFoundPage />}</Suspense>;
}
