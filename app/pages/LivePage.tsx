import { lazy, type ReactNode, Suspense } from 'react';
import { usePageHead } from '#features/base/head/index.ts';
import { useSearchParams } from '#features/base/routing/index.ts';
import { useBrand, useOpenParts, useSettings } from '#features/base/settings/index.ts';
import * as live from '#features/screens/live/index.ts';
import { hasLive } from '#protocol/brands.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';

const FramedPage = lazy(() => import('./FramedPage.tsx').then((module) => ({ default: module.FramedPage })));
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((module) => ({ default: module.NotFoundPage })));

/**
 * The live page: the rooms, or the room that `?live=` names. Where brand or site have no live rooms nothing is there (decisions §4);
 * while the operator keeps live closed a placeholder is.
 */
export function LivePage(): ReactNode {
  const [parameters] = useSearchParams();
  return <WhereLive>{parameters.has(live.ROOM_PARAMETER) ? <live.LiveRoomPage /> : <live.LiveListPage />}</WhereLive>;
}

/** The console of a host, where the live page is. */
export function LiveHostPage(): ReactNode {
  return (
    <WhereLive>
      <live.HostPage />
    </WhereLive>
  );
}

function WhereLive({ children }: { children: ReactNode }): ReactNode {
  const { SiteID } = useSettings();
  const exists = hasLive(useBrand(), SiteID);
  const { Live: isOpen } = useOpenParts();
  usePageHead({ missing: !exists });
  return <Suspense fallback={<PageSkeleton />}>{contentOf()}</Suspense>;

  function contentOf(): ReactNode {
    if (!exists) return <NotFoundPage />;
    return isOpen ? children : <FramedPage page="/play-game/live" />;
  }
}
