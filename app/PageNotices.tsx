import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSessionStatus } from '#features/session/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { NoticeColumn } from './NoticeColumn.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useLine } from './useLine.ts';
import { useNewVersion } from './useNewVersion.ts';

const UpdateNotice = lazy(
  loadAgain(() => import('./UpdateNotice.tsx').then((module) => ({ default: module.UpdateNotice }))),
);

/**
 * Says what holds for the whole page: there is no line, or a newer version waits. Whoever is signed in is told of a lost line by the
 * sockets. That there is no line comes with the first page's code: later it could not be fetched.
 */
export function PageNotices(): ReactNode {
  const { up, retry } = useLine();
  const update = useNewVersion();
  const [later, setLater] = useState(false);
  const signedIn = useSessionStatus() === 'authenticated';
  const offline = !up && !signedIn;
  const offered = later ? undefined : update;
  if (!offline && offered === undefined) return null;
  return (
    <NoticeColumn>
      {offline ? <OfflineNotice onRetry={retry} /> : null}
      {offered === undefined ? null : (
        <Suspense>
          <UpdateNotice onLater={() => setLater(true)} onUpdate={offered} />
        </Suspense>
      )}
    </NoticeColumn>
  );
}
