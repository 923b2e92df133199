import { lazy, type ReactNode, Suspense } from 'react';
import { useAreOpenPartsKnown, useBrand, useOpenParts, useSettings } from '#features/base/settings/index.ts';
import { hasLive } from '#protocol/brands.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';

const FramedPage = lazy(() => import('./FramedPage.tsx').then((module) => ({ default: module.FramedPage })));
const NoLivePage = lazy(() => import('./NoLivePage.tsx').then((module) => ({ default: module.NoLivePage })));

export interface WhereLiveProps {
  children: ReactNode;
  /** What is shown while the operator keeps live closed. Default: a placeholder. */
  whenClosed?: ReactNode;
}

/** Shows a page of live rooms where brand and site have them, elsewhere a page that says so (decisions §4). */
export function WhereLive({ children, whenClosed = <FramedPage page="/play-game/live" /> }: WhereLiveProps): ReactNode {
  const { SiteID } = useSettings();
  const exists = hasLive(useBrand(), SiteID);
  const { Live: isOpen } = useOpenParts();
  const isKnown = useAreOpenPartsKnown();
  const content = isOpen ? children : isKnown ? whenClosed : <PageSkeleton />;
  return <Suspense fallback={<PageSkeleton />}>{exists ? content : <NoLivePage />}</Suspense>;
}
