import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RatingNotice } from '../../content/index.ts';
import * as css from '../Store.css.ts';

export interface StoreNoticesProps {
  /** Whether the page's footer contains the rating and its notices. The sheet has no footer, so it shows them itself. */
  hasFooter: boolean;
}

/** The required statements on pages that sell packs. No pack is a game of chance, and the text says so. */
export function StoreNotices({ hasFooter }: StoreNoticesProps): ReactNode {
  return (
    <div className={css.legal}>
      <p className={css.facts}>
        <FormattedMessage
          defaultMessage="每包內容固定，沒有機會中獎商品。購買的遊戲幣不可兌換現金或實物。"
          id="store.noChance"
        />
      </p>
      {hasFooter ? null : <RatingNotice />}
    </div>
  );
}
