import type { ReactNode } from 'react';
import { FailedView, type FailedViewProps } from '../errors/index.ts';
import { useSessionError } from './useReadError.ts';

export interface SessionPendingProps extends Pick<FailedViewProps, 'heading' | 'size'> {
  shape: ReactNode;
  /** Wraps a failure that needs another frame than the skeleton. */
  frame?: (failure: ReactNode) => ReactNode;
}

/**
 * Shows the skeleton of the content until the service has said whether a player is signed in. After a second failed attempt it shows the
 * reason, with a button that retries at once.
 */
export function SessionPending({ shape, frame = (failure) => failure, ...view }: SessionPendingProps): ReactNode {
  const trouble = useSessionError();
  if (trouble === undefined) return shape;
  return frame(<FailedView error={trouble.error} onRetry={trouble.retry} {...view} />);
}
