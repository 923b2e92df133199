import type { ReactNode } from 'react';
import { FailedView, type FailedViewProps } from '../errors/index.ts';
import { useSessionError } from './useReadError.ts';

export interface SessionPendingProps extends Pick<FailedViewProps, 'heading' | 'size'> {
  /** The skeleton of the content. */
  shape: ReactNode;
  /** Wraps a failure, if it needs another frame than the skeleton. */
  frame?: (failure: ReactNode) => ReactNode;
}

/**
 * Shown until the service has said whether a player is signed in: the skeleton of the content, or the reason after a second failed attempt.
 * Attempts continue meanwhile; a press asks at once.
 */
export function SessionPending({ shape, frame = (failure) => failure, ...view }: SessionPendingProps): ReactNode {
  const trouble = useSessionError();
  if (trouble === undefined) return shape;
  return frame(<FailedView error={trouble.error} onRetry={trouble.retry} {...view} />);
}
