import { lazy, type ReactNode, Suspense } from 'react';
import { usePageHead } from '#features/base/head/index.ts';
import { useAreOpenPartsKnown, useBrand, useOpenParts, useSettings } from '#features/base/settings/index.ts';
import { hasLive } from '#protocol/brands.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';

const FramedPage = lazy(() => import('./FramedPage.tsx').then((module) => ({ default: module.FramedPage })));
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((module) => ({ default: module.NotFoundPage })));

export interface WhereLiveProps {
  children: ReactNode;
  /** What is shown while the operator keeps live closed. Default: a placeholder. */
  whenClosed?: ReactNode;
}

/** Shows a page of live rooms where brand and site have them, elsewhere that nothing is there (decisions §4). */
export function WhereLive({ children, whenClosed = <FramedPage page="/play-game/live" /> }: WhereLiveProps): ReactNode {
  const { SiteID } = useSettings();
  const exists = hasLive(useBrand(), SiteID);
  const { Live: isOpen } = useOpenParts();
  const isKnown = useAreOpenPartsKnown();
  usePageHead({ missing: !exists });
  const content = isOpen ? children : isKnown ? whenClosed : <PageSkeleton />;
  return <Suspense fallback={<PageSkeleton />}>{exists ? content : <NotFoundPage />}</Suspense>;
}
