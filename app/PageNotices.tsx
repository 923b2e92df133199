import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAfterFirstPage } from '#features/head/index.ts';
import { useSessionStatus } from '#features/session/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useLine } from './useLine.ts';
import { useNewVersion } from './useNewVersion.ts';

const load = loadAgain(() => import('./NoticeColumn.tsx'));
const NoticeColumn = lazy(() => load().then((module) => ({ default: module.NoticeColumn })));

/**
 * Says what holds for the whole page: there is no line, or a newer version waits. Whoever is signed in is told of a lost line by the
 * sockets.
 */
export function PageNotices(): ReactNode {
  const { up, retry } = useLine();
  const update = useNewVersion();
  const [later, setLater] = useState(false);
  const signedIn = useSessionStatus() === 'authenticated';
  // Without a line it could not be fetched any more.
  const after = useAfterFirstPage();
  useEffect(() => {
    if (after) void load().catch(() => undefined);
  }, [after]);
  const offline = !up && !signedIn;
  const offered = later ? undefined : update;
  if (!offline && offered === undefined) return null;
  return (
    <Suspense>
      <NoticeColumn onLater={() => setLater(true)} onRetry={offline ? retry : undefined} onUpdate={offered} />
    </Suspense>
  );
}
