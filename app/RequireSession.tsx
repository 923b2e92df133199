import type { ReactNode } from 'react';
import { Redirect, useLocation } from '#features/base/routing/index.ts';
import { SessionPending, useSessionStatus } from '#features/base/session/index.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { signInAddressOf } from './signInAddress.ts';

export interface RequireSessionProps {
  children: ReactNode;
  /** Shown until the session is known: the page's own skeleton, if it has one. */
  shape?: ReactNode;
}

/**
 * Content for signed-in players. Visitors are sent to the sign-in, and return afterwards (specification 1 §7). If the service does not say
 * whether there is a session, the page shows the failure and continues to ask.
 */
export function RequireSession({ children, shape = <PageSkeleton /> }: RequireSessionProps): ReactNode {
  const status = useSessionStatus();
  const { pathname, search, hash } = useLocation();
  if (status === 'authenticated') return children;
  if (status === 'loading') return <SessionPending heading={1} shape={shape} size="roomy" />;
  // Another navigation is running, for example home after a sign-out. Its page appears later than the end of the session.
  if (window.location.pathname !== pathname) return null;
  return (
    <>
      {/* Shown until the sign-in page has loaded. */}
      {shape}
      <Redirect to={signInAddressOf({ pathname, search, hash })} />
    </>
  );
}
