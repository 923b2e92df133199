import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { ErrorState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from './StateDrawing.tsx';

/** Replaces a page that failed or could not be loaded (an old tab after a release, no network). */
export function PageFailure({ onReload }: { onReload: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ErrorState
      action={
        <Button onClick={onReload}>
          <FormattedMessage defaultMessage="重新載入" id="error.reload" />
        </Button>
      }
      description={formatMessage({
        id: 'error.pageText',
        defaultMessage: '您的帳號與遊戲幣都不受影響，重新載入就能繼續。',
      })}
      drawing={<StateDrawing id="error" />}
      heading={1}
      title={formatMessage({ id: 'error.pageTitle', defaultMessage: '這個頁面出了點狀況' })}
    />
  );
}
