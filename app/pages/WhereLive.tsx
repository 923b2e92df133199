import { lazy, type ReactNode, Suspense } from 'react';
import { useBrand, useSettings } from '#features/base/settings/index.ts';
import { WherePartOpen } from '#features/shared/frames/index.ts';
import { hasLive } from '#protocol/brands.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';

const FramedPage = lazy(() => import('./FramedPage.tsx').then((module) => ({ default: module.FramedPage })));
const NoLivePage = lazy(() => import('./NoLivePage.tsx').then((module) => ({ default: module.NoLivePage })));

export interface WhereLiveProps {
  children: ReactNode;
  /** Shown while the operator keeps live closed. Defaults to a placeholder. */
  whenClosed?: ReactNode;
  /** Whether the page has no bars, which have the main landmark of other pages. */
  isAlone?: boolean;
}

/** A page of live rooms if brand and site have them, otherwise a page which says that there are none (decisions §4). */
export function WhereLive({
  children,
  whenClosed = <FramedPage page="/play-game/live" />,
  isAlone = false,
}: WhereLiveProps): ReactNode {
  const { SiteID } = useSettings();
  const exists = hasLive(useBrand(), SiteID);
  return (
    <Suspense fallback={<PageSkeleton />}>
      {exists ? (
        <WherePartOpen closed={whenClosed} heading={1} part="Live" shape={<PageSkeleton />} size="roomy">
          {children}
        </WherePartOpen>
      ) : isAlone ? (
        <main>
          <NoLivePage />
        </main>
      ) : (
        <NoLivePage />
      )}
    </Suspense>
  );
}
