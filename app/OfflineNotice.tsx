import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';

/** Says that there is no network. A press repeats the failed reads. */
export function OfflineNotice({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Notice
      action={
        <Button onClick={onRetry} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="重試" id="error.retry" />
        </Button>
      }
      tone="offline"
    >
      <FormattedMessage defaultMessage="目前沒有連線，恢復後會自動繼續" id="app.offline" />
    </Notice>
  );
}
