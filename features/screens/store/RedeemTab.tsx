import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { RedeemDialog } from '../redeem/index.ts';
import * as css from './Store.css.ts';

/** The tab of redeem codes. */
export function RedeemTab(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.redeem}>
      <img alt="" height={96} src={itemSrc('ticket')} width={96} />
      <p className={css.redeemText}>
        <FormattedMessage defaultMessage="有兌換碼嗎？輸入後馬上入帳。" id="store.redeemText" />
      </p>
      <Button onClick={() => setOpen(true)} size="lg">
        <FormattedMessage defaultMessage="輸入兌換碼" id="store.redeem" />
      </Button>
      {isOpen ? (
        <Suspense>
          <RedeemDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
