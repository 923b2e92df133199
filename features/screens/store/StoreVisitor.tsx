import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { useOpenSignIn } from '../../shared/sign-in/index.ts';
import { StoreNotices, type StoreNoticesProps } from './shelf/StoreNotices.tsx';
import * as css from './Store.css.ts';

/** The page of an order before the sign-in, since only a player can see their orders. */
export function StoreVisitor({ hasFooter }: StoreNoticesProps): ReactNode {
  const { formatMessage } = useIntl();
  const openSignIn = useOpenSignIn();
  return (
    <div className={css.store}>
      <Stack>
        <EmptyState
          action={
            <Button onClick={openSignIn}>
              <FormattedMessage defaultMessage="登入" id="store.signIn" />
            </Button>
          }
          description={formatMessage({
            id: 'store.visitorText',
            defaultMessage: '登入後可以購買，也能查看您的訂單。',
          })}
          drawing={<StateDrawing id="market" />}
          title={formatMessage({ id: 'store.visitor', defaultMessage: '登入後開始購物' })}
        />
        <StoreNotices hasFooter={hasFooter} />
      </Stack>
    </div>
  );
}
