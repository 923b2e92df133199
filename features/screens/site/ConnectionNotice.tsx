import { WifiOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadAgain } from '#ui/loadAgain.ts';
import { useClient, useIsOnline, useSocketState } from '../../base/client/index.ts';
import { QuietBoundary, useHasOfflineView } from '../../base/errors/index.ts';
import { useSessionStatus } from '../../base/session/index.ts';
import * as css from './ConnectionNotice.css.ts';

/** A shorter loss shows no notice. */
const PATIENCE_MS = 1500;

const ConnectionCause = lazy(loadAgain(() => import('./ConnectionCause.tsx')));
const PausedNotice = lazy(loadAgain(() => import('./PausedNotice.tsx')));

/**
 * A notice that the connection is lost: immediately if the device is offline, otherwise after a short wait. The offline backend needs no
 * network. The notice has another text if the tab is paused because too many are open.
 */
export function ConnectionNotice(): ReactNode {
  const state = useSocketState('lobby');
  const away = state !== 'connected';
  const signedIn = useSessionStatus() === 'authenticated';
  const isOnline = useIsOnline() || import.meta.env.VITE_MOCK === true;
  return (
    <div className={css.place} role="status">
      {!signedIn ? null : state === 'paused' && isOnline ? (
        <QuietBoundary>
          <Suspense>
            <PausedNotice />
          </Suspense>
        </QuietBoundary>
      ) : away || !isOnline ? (
        <Lost key={String(isOnline)} patience={isOnline ? PATIENCE_MS : 0} />
      ) : null}
    </div>
  );
}

function Lost({ patience }: { patience: number }): ReactNode {
  const client = useClient();
  const [told, setTold] = useState(patience === 0);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), patience);
    return () => clearTimeout(timer);
  }, [patience]);
  const [isCauseKnown, setCauseKnown] = useState(false);
  const isSaid = useHasOfflineView();
  if (!told) return null;
  const words = <FormattedMessage defaultMessage="連線中斷，正在重新連線" id="shell.lost" />;
  return (
    <div className={css.notice} hidden={isSaid && !isCauseKnown}>
      <WifiOff aria-hidden="true" size={20} />
      <span className={css.words}>
        <QuietBoundary fallback={words}>
          <Suspense fallback={words}>
            <ConnectionCause onKnown={setCauseKnown} unknown={words} />
          </Suspense>
        </QuietBoundary>
      </span>
      <button className={css.now} onClick={() => client.wake()} type="button">
        <FormattedMessage defaultMessage="立即重試" id="shell.reconnect" />
      </button>
    </div>
  );
}
