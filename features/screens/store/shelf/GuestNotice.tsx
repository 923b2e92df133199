import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { useIsGuest } from '../../../base/session/index.ts';
import * as css from '../Store.css.ts';
import { BindPhoneDialog } from '../../../shared/sign-in/index.ts';

/** A notice to a guest on the shelf: a purchase needs a bound phone. */
export function GuestNotice(): ReactNode {
  const isGuest = useIsGuest();
  const [isOpen, setOpen] = useState(false);
  if (!isGuest) return null;
  return (
    <>
      <div className={css.notice}>
        <Notice
          action={
            <Button onClick={() => setOpen(true)} size="sm">
              <FormattedMessage defaultMessage="綁定手機" id="store.bind" />
            </Button>
          }
          tone="warning"
        >
          <FormattedMessage defaultMessage="訪客要先綁定手機才能購買，買到的才不會隨裝置遺失。" id="store.guest" />
        </Notice>
      </div>
      <BindPhoneDialog onOpenChange={setOpen} open={isOpen} />
    </>
  );
}
