import { useQueryClient } from '@tanstack/react-query';
import { lazy, createContext, type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { operationKey, useClient, usePush, useSocketState, wakeOnReturn } from '../client/index.ts';
import { createNotices, type NoticeStore, type SessionNotice } from './notices.ts';
import { askSession, PROFILE_KEY, SESSION_KEY } from './sessionKeys.ts';
import { onOtherTabs } from './tabs.ts';
import { signsInByItself } from './hostApps.ts';
import { useIdleTimeout } from './useIdleTimeout.ts';
import { useOtherVisitor } from './useOtherVisitor.ts';
import { useProfile } from './useProfile.ts';
import { useSession } from './useSession.ts';
import { useSessionEnd } from './useSessionEnd.ts';
import { receiveWallet } from './walletHold.ts';

const ClearSilently = lazy(loadAgain(() => import('./ClearSilently.tsx')));
const SessionNoticeDialog = lazy(loadAgain(() => import('./SessionNoticeDialog.tsx')));

/** The profile is not read again within this time after the session was read. */
const FRESH_MS = 60_000;

const NoticeContext = createContext<NoticeStore | undefined>(undefined);

export interface SessionProviderProps {
  onSignInAgain: () => void;
  children: ReactNode;
}

/**
 * Keeps the session of this page: signs the sockets in and out, refreshes the profile, stores wallet pushes, follows other tabs, and shows
 * the end of the session (specification 1 §3, §4, §8).
 */
export function SessionProvider({ onSignInAgain, children }: SessionProviderProps): ReactNode {
  const [notices] = useState(createNotices);
  return (
    <NoticeContext value={notices}>
      <SessionKeeper notices={notices} />
      {children}
      <Notice notices={notices} onSignInAgain={onSignInAgain} />
    </NoticeContext>
  );
}

function Notice(props: { notices: NoticeStore; onSignInAgain: () => void }): ReactNode {
  const notice = useSyncExternalStore(props.notices.subscribe, props.notices.current, props.notices.current);
  if (notice === undefined) return null;
  if (isHidden(notice)) {
    return (
      <Suspense>
        <ClearSilently notices={props.notices} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <SessionNoticeDialog notice={notice} {...props} />
    </Suspense>
  );
}

/** Only these two notices are hidden. The notice of a disabled account is shown everywhere. */
const isHidden = (notice: SessionNotice): boolean =>
  (notice === 'multipleSignIn' || notice === 'timeout') && signsInByItself();

/** A component without output, so that its subscriptions do not render the page again. */
function SessionKeeper({ notices }: { notices: NoticeStore }): ReactNode {
  const client = useClient();
  const queries = useQueryClient();
  const token = useSession().session?.token;
  const lobby = useSocketState('lobby');
  const profileAt = useProfile(true).dataUpdatedAt;
  useSessionEnd(notices);
  useIdleTimeout(notices);
  useOtherVisitor();
  usePush(walletChanged, (wallet) => receiveWallet(queries, wallet));

  useEffect(() => {
    // A page opened after a too long absence stays disconnected.
    if (token === undefined || notices.current() === 'timeout') client.stop();
    else client.start(token);
  }, [client, token, notices]);
  useEffect(() => wakeOnReturn(client), [client]);
  useEffect(() => onOtherTabs(() => void askSession(queries)), [queries]);
  // Each successful read extends the session, so the stored end moves. The session itself brought the first end.
  useEffect(() => {
    const sessionAt = queries.getQueryState(SESSION_KEY)?.dataUpdatedAt ?? 0;
    if (profileAt - sessionAt > FRESH_MS) void askSession(queries);
  }, [profileAt, queries]);
  // The service does not repeat pushes that a lost connection missed.
  useEffect(() => {
    if (lobby !== 'connected') return;
    void queries.invalidateQueries({ queryKey: operationKey(getWallet) });
    // Answers that came with the document miss the pushes before this connection, and reading them extended no session.
    void queries.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        (queryKey[0] === 'operation' || queryKey[0] === PROFILE_KEY[0]) && isFromDocument(state),
    });
  }, [lobby, queries]);
  return null;
}

/** Whether a query still has the answer that came with the document. */
const isFromDocument = ({ data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number }): boolean =>
  data !== undefined && dataUpdatedAt <= performance.timeOrigin;

/** The notice on the screen that the session is over. Other dialogs wait for it. */
export function useSessionNotice(): SessionNotice | undefined {
  const notices = use(NoticeContext);
  if (notices === undefined) throw new Error('useSessionNotice needs a SessionProvider above it');
  return useSyncExternalStore(notices.subscribe, notices.current, notices.current);
}
