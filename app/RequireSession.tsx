import type { ReactNode } from 'react';
import { Redirect, useLocation } from '#features/base/routing/index.ts';
import { SessionPending, useSessionStatus } from '#features/base/session/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

export interface RequireSessionProps {
  children: ReactNode;
  /** What stands until it is known who is signed in: the page's own shape, where it has one. */
  shape?: ReactNode;
}

/**
 * What only somebody who is signed in may see; others are led to the sign-in, and back (specification 1 §7). Where the service does not say
 * who that is, the page says so while it goes on asking.
 */
export function RequireSession({ children, shape = <PageSkeleton /> }: RequireSessionProps): ReactNode {
  const status = useSessionStatus();
  const { pathname, search, hash } = useLocation();
  if (status === 'authenticated') return children;
  if (status === 'loading') return <SessionPending heading={1} shape={shape} size="roomy" />;
  // Already on the way elsewhere, as home after a sign-out: the new address is shown later than the end of the session.
  if (window.location.pathname !== pathname) return null;
  const query = new URLSearchParams({
    error: 'SessionRequired',
    callbackUrl: `${pathname}${search}${hash}`,
    phoneStep: '0',
  });
  return (
    <>
      {/* Until the page of the sign-in is fetched, this one stays. */}
      {shape}
      <Redirect to={{ pathname: `${localePrefix(pathname)}/signIn`, search: query.toString() }} />
    </>
  );
}
