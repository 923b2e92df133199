import type { ReactNode } from 'react';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { useLocation, useSearchParams } from '../../base/routing/index.ts';
import { SectionFrame, UnfinishedPageContent, WherePartOpen } from '../../shared/frames/index.ts';
import { ShelfSkeleton } from './shelf/ShelfSkeleton.tsx';
import { readNeed, readTab } from './storeAddress.ts';
import { StoreContent } from './StoreContent.tsx';
import { OrderPage } from './waiting/OrderPage.tsx';

/** /store and /purchase/point: the shop, or the page of an order if the address has `trade` or `order`. */
export function StorePage(): ReactNode {
  const page = pageAddressOf(useLocation().pathname).path === '/purchase/point' ? '/purchase/point' : '/store';
  const [parameters] = useSearchParams();
  const [trade, order] = [parameters.get('trade'), parameters.get('order')];
  const isOrder = trade !== null || order !== null;
  return (
    <SectionFrame page={page}>
      {isOrder ? (
        <OrderPage name={order === null ? { TradeNo: trade ?? '' } : { OrderID: order }} />
      ) : (
        <WherePartOpen
          closed={<UnfinishedPageContent page={page} />}
          part="Shop"
          shape={<ShelfSkeleton />}
          size="roomy"
        >
          <StoreContent
            hasFooter
            first={readTab(parameters.get('tab')) ?? (page === '/store' ? 'gold' : 'wallet')}
            key={page}
            need={readNeed(parameters.get('need'))}
          />
        </WherePartOpen>
      )}
    </SectionFrame>
  );
}
