import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHasOfflineView } from '#features/base/errors/index.ts';
import { useSessionStatus } from '#features/base/session/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { NoticeColumn } from './NoticeColumn.tsx';
import { useConnectivity } from './useConnectivity.ts';
import { useNewVersion } from './useNewVersion.ts';

const UpdateNotice = lazy(loadAgain(() => import('./UpdateNotice.tsx')));

/**
 * Notices of the whole page: no network, or a newer version. The sockets inform a signed-in player about a lost connection. The offline
 * notice is part of the first page's code, since it could not be loaded later.
 */
export function PageNotices(): ReactNode {
  const { up, retry } = useConnectivity();
  const update = useNewVersion();
  const [later, setLater] = useState(false);
  const signedIn = useSessionStatus() === 'authenticated';
  const isSaid = useHasOfflineView();
  const offline = !up && !signedIn && !isSaid;
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

/** A notice that there is no network. A press repeats the failed reads. */
function OfflineNotice({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Notice
      action={
        <Button onClick={onRetry} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="重試" id="error.retry" />
        </Button>
      }
      tone="offline"
    >
      <FormattedMessage defaultMessage="目前沒有連線，恢復後會自動繼續" id="app.offline" />
    </Notice>
  );
}
