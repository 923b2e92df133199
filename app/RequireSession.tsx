import type { ReactNode } from 'react';
import { Redirect, useLocation } from '#features/base/routing/index.ts';
import { SessionPending, useSessionStatus } from '#features/base/session/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

export interface RequireSessionProps {
  children: ReactNode;
  /** Shown until the session is known: the page's own skeleton, if it has one. */
  shape?: ReactNode;
}

/**
 * Content for signed-in players. Others are led to the sign-in, and back (specification 1 §7). Without an answer about the session the page
 * shows the failure, and keeps asking.
 */
export function RequireSession({ children, shape = <PageSkeleton /> }: RequireSessionProps): ReactNode {
  const status = useSessionStatus();
  const { pathname, search, hash } = useLocation();
  if (status === 'authenticated') return children;
  if (status === 'loading') return <SessionPending heading={1} shape={shape} size="roomy" />;
  // Another navigation is under way, as home after a sign-out; its page shows later than the end of the session.
  if (window.location.pathname !== pathname) return null;
  const query = new URLSearchParams({
    error: 'SessionRequired',
    callbackUrl: `${pathname}${search}${hash}`,
    phoneStep: '0',
  });
  return (
    <>
      {/* Shown until the sign-in page has loaded. */}
      {shape}
      <Redirect to={{ pathname: `${localePrefix(pathname)}/signIn`, search: query.toString() }} />
    </>
  );
}
