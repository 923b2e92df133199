import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ComingSoon } from './ComingSoon.tsx';
import type { UnfinishedFeature } from './comingSoonContext.ts';
import { unfinishedFeatures, unfinishedNames } from './unfinishedFeatures.ts';

/** A feature that is not there yet, in a sheet over the page. */
export function ComingSoonSheet({ feature, onClose }: { feature: UnfinishedFeature; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'coming.close', defaultMessage: '關閉' })}
      onOpenChange={onClose}
      open
      title={formatMessage(unfinishedNames[feature])}
    >
      <ComingSoon
        action={
          <Button onClick={onClose} variant="secondary">
            <FormattedMessage defaultMessage="知道了" id="coming.understood" />
          </Button>
        }
        size="compact"
        {...unfinishedFeatures[feature]}
      />
    </BottomSheet>
  );
}
