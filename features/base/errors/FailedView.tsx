import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { ErrorState, OfflineState } from '#ui/components/StateView/index.ts';
import { ConnectionFailure, useClient } from '../client/index.ts';
import { useCountOfflineView } from './offlineViews.ts';
import { StateDrawing } from './StateDrawing.tsx';
import { useErrorText } from './useErrorText.ts';

export interface FailedViewProps {
  error: unknown;
  onRetry: () => void;
  size?: 'compact' | 'roomy';
  /** The heading level of the title: 1 if the page has no other heading. */
  heading?: 1;
}

/** Replaces content that failed to load with the reason and a retry button. */
export function FailedView({ error, onRetry, size = 'compact', heading }: FailedViewProps): ReactNode {
  const { formatMessage } = useIntl();
  const text = useErrorText();
  const client = useClient();
  const offline = error instanceof ConnectionFailure;
  useCountOfflineView(offline && (size === 'roomy' || heading !== undefined));
  const retry = (): void => {
    // The next attempt of the socket may be half a minute away.
    if (offline) client.wake();
    onRetry();
  };
  const State = offline ? OfflineState : ErrorState;
  return (
    <State
      action={
        <Button onClick={retry}>
          <FormattedMessage defaultMessage="重試" id="error.retry" />
        </Button>
      }
      description={text(error)}
      drawing={<StateDrawing id={offline ? 'offline' : 'error'} />}
      {...(heading && { heading })}
      size={size}
      title={
        offline
          ? formatMessage({ id: 'error.offlineTitle', defaultMessage: '目前沒有連線' })
          : formatMessage({ id: 'error.failedTitle', defaultMessage: '沒有載入成功' })
      }
    />
  );
}
