import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getGiftCatalogue } from '#protocol/operations/gift.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { FailedView } from '../../base/errors/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { type GiftPasswordChange, GiftPasswordDialog } from './GiftPasswordDialog.tsx';

/** Sets, changes or removes the gift password (15400): six digits that each gift requires. For members only. */
export function GiftPassword(): ReactNode {
  const isGuest = useIsGuest();
  const [change, setChange] = useState<GiftPasswordChange>();
  const { data, error, refetch } = useOperation(getGiftCatalogue, {}, { enabled: !isGuest });
  if (isGuest) {
    return (
      <Text tone="muted">
        <FormattedMessage defaultMessage="綁定手機成為會員後就能設定" id="giftPassword.guest" />
      </Text>
    );
  }
  if (data === undefined) {
    return error ? (
      <FailedView error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="2.75rem" shape="box" width="8rem" />
    );
  }
  return (
    <>
      {data.HasPassword ? (
        <Inline align="stretch" wrap>
          <Button onClick={() => setChange('change')} variant="secondary">
            <FormattedMessage defaultMessage="變更贈禮密碼" id="giftPassword.change" />
          </Button>
          <Button onClick={() => setChange('remove')} variant="ghost">
            <FormattedMessage defaultMessage="取消贈禮密碼" id="giftPassword.remove" />
          </Button>
        </Inline>
      ) : (
        <Button onClick={() => setChange('set')} variant="secondary">
          <FormattedMessage defaultMessage="設定贈禮密碼" id="giftPassword.set" />
        </Button>
      )}
      {change === undefined ? null : <GiftPasswordDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}
