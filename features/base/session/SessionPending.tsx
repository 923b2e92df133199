import type { ReactNode } from 'react';
import { FailedView, type FailedViewProps } from '../errors/index.ts';
import { useSessionError } from './useReadError.ts';

export interface SessionPendingProps extends Pick<FailedViewProps, 'heading' | 'size'> {
  /** The shape of what comes. */
  shape: ReactNode;
  /** What a failure stands in, where it stands elsewhere than the shape. */
  frame?: (failure: ReactNode) => ReactNode;
}

/**
 * What stands until the service has said who is signed in: the shape of what comes, and why it does not come once a second attempt has
 * failed. The question goes on meanwhile; a press asks at once.
 */
export function SessionPending({ shape, frame = (failure) => failure, ...view }: SessionPendingProps): ReactNode {
  const trouble = useSessionError();
  if (trouble === undefined) return shape;
  return frame(<FailedView error={trouble.error} onRetry={trouble.retry} {...view} />);
}
