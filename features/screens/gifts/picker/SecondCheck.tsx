import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';

/** Asks for the confirmation of a large sum (300036): a code now, or a gift password from now on. */
export function SecondCheck({ onClose, children }: { onClose: () => void; children: ReactNode }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <Stack gap={3}>
      <Text>
        <FormattedMessage
          defaultMessage="今天送出的金額較大，請先確認是您本人。確認後回到這裡，再按一次送出。"
          id="gift.proofText"
        />
      </Text>
      {children}
      <Text tone="muted">
        <FormattedMessage defaultMessage="設定贈禮密碼後，大額贈禮只要輸入密碼。" id="gift.proofPassword" />
      </Text>
      <Button asChild variant="secondary">
        <Link onClick={onClose} to={`${prefix}/member/account`}>
          <FormattedMessage defaultMessage="設定贈禮密碼" id="giftPassword.set" />
        </Link>
      </Button>
    </Stack>
  );
}
