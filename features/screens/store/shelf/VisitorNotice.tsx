import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import * as css from '../Store.css.ts';
import { useOpenSignIn } from '../../../shared/sign-in/index.ts';

/** A notice to a visitor on the shelf: a purchase needs a sign-in. */
export function VisitorNotice(): ReactNode {
  const openSignIn = useOpenSignIn();
  return (
    <div className={css.notice}>
      <Notice
        action={
          <Button onClick={openSignIn} size="sm">
            <FormattedMessage defaultMessage="登入" id="store.signIn" />
          </Button>
        }
        tone="info"
      >
        <FormattedMessage defaultMessage="登入後可以購買，也能查看您的訂單。" id="store.visitorText" />
      </Notice>
    </div>
  );
}
