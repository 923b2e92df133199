import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ComingView } from './ComingView.tsx';
import type { ComingFeature } from './coming.ts';
import { comingNames } from './comingMessages.ts';

/** A feature that is not there yet, in a sheet over the page. */
export function ComingSheet({ feature, onClose }: { feature: ComingFeature; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'coming.close', defaultMessage: '關閉' })}
      onOpenChange={onClose}
      open
      title={formatMessage(comingNames[feature])}
    >
      <ComingView
        action={
          <Button onClick={onClose} variant="secondary">
            <FormattedMessage defaultMessage="知道了" id="coming.understood" />
          </Button>
        }
        feature={feature}
      />
    </BottomSheet>
  );
}
