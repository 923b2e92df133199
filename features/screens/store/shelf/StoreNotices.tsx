import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RatingNotice } from '../../content/index.ts';
import * as css from '../Store.css.ts';

/** Rating and required statements of a page where things are sold. No pack is a matter of chance, and the page says so. */
export function StoreNotices(): ReactNode {
  return (
    <div className={css.legal}>
      <p className={css.facts}>
        <FormattedMessage
          defaultMessage="每包內容固定，沒有機會中獎商品。購買的遊戲幣不可兌換現金或實物。"
          id="store.noChance"
        />
      </p>
      <RatingNotice />
    </div>
  );
}
