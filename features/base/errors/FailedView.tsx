import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { ErrorState, OfflineState } from '#ui/components/StateView/index.ts';
import { ConnectionFailure, useClient } from '../client/index.ts';
import { StateDrawing } from './StateDrawing.tsx';
import { useErrorText } from './useErrorText.ts';

export interface FailedViewProps {
  error: unknown;
  /** Tries what failed again. */
  onRetry: () => void;
  size?: 'compact' | 'roomy';
  /** The level of the title where it is a heading: 1 where nothing else of the page stands. */
  heading?: 1;
}

/** In the place of what could not be loaded: why, and a way to try again. */
export function FailedView({ error, onRetry, size = 'compact', heading }: FailedViewProps): ReactNode {
  const { formatMessage } = useIntl();
  const text = useErrorText();
  const client = useClient();
  const offline = error instanceof ConnectionFailure;
  const retry = (): void => {
    // The next attempt of a socket may be half a minute away.
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
