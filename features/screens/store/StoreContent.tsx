import { Ticket } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { type CurrencyId, itemSrc } from '#art/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { SessionPending, useSessionStatus } from '../../base/session/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import { Loaded } from '../../shared/frames/index.ts';
import { RedeemPanel } from '../redeem/index.ts';
import { ExchangeButton } from './ExchangeButton.tsx';
import { FirstPurchase } from './shelf/FirstPurchase.tsx';
import { itemNames } from './shelf/goodsNames.ts';
import { GuestNotice } from './shelf/GuestNotice.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { ShelfSkeleton } from './shelf/ShelfSkeleton.tsx';
import { StoreNotices } from './shelf/StoreNotices.tsx';
import { VipGain } from './shelf/VipGain.tsx';
import * as css from './Store.css.ts';
import { readTab, type StoreTab } from './storeAddress.ts';
import { useGoods } from './useGoods.ts';
import { StoreVisitor } from './StoreVisitor.tsx';

export interface StoreContentProps {
  /** The tab that is open at first. */
  first: StoreTab;
  /** An amount that the player is short of: the smallest pack that brings it is chosen. */
  need?: number | undefined;
  /** Whether the page's footer has the rating and its notices. */
  hasFooter?: boolean;
}

/** The goods of the store in tabs: gold, gems or points, and redeem codes. */
export function StoreContent({ first, need, hasFooter = false }: StoreContentProps): ReactNode {
  const { formatMessage } = useIntl();
  const { WalletItem } = useBrand().Capabilities;
  const [tab, setTab] = useState<StoreTab>(first);
  const goods = useGoods();
  const status = useSessionStatus();
  if (status === 'unauthenticated') return <StoreVisitor hasFooter={hasFooter} />;
  if (status === 'loading') return <SessionPending shape={<ShelfSkeleton />} size="roomy" />;
  return (
    <div className={css.store}>
      <div className={css.parts}>
        <div className={css.head}>
          <FirstPurchase isOffered={goods.data?.FirstPurchase} />
          <VipGain goods={goods.data} />
        </div>
        <GuestNotice />
        <Tabs onValueChange={(next) => setTab(readTab(next) ?? tab)} value={tab}>
          <div className={css.tabs}>
            <TabList label={formatMessage({ id: 'store.tabs', defaultMessage: '商品種類' })} variant="segmented">
              <Tab icon={<Picture id="coin" />} value="gold">
                {formatMessage(itemNames.gold)}
              </Tab>
              <Tab icon={<Picture id={WalletItem} />} value="wallet">
                {formatMessage(itemNames[WalletItem])}
              </Tab>
              <Tab icon={<Ticket size={20} />} value="code">
                {formatMessage({ id: 'redeem.title', defaultMessage: '兌換碼' })}
              </Tab>
            </TabList>
          </div>
          {(['gold', 'wallet'] as const).map((kind) => (
            <TabPanel key={kind} value={kind}>
              <Loaded query={goods} size="compact" skeleton={<ShelfSkeleton />}>
                {(known) => (
                  <Shelf
                    goods={known}
                    need={kind === first ? need : undefined}
                    packs={kind === 'gold' ? known.GoldPacks : known.WalletPacks}
                  />
                )}
              </Loaded>
              {kind === 'wallet' ? <ExchangeButton /> : null}
            </TabPanel>
          ))}
          <TabPanel value="code">
            <Suspense fallback={<ShelfSkeleton />}>
              <RedeemPanel />
            </Suspense>
          </TabPanel>
        </Tabs>
        <StoreNotices hasFooter={hasFooter} />
      </div>
    </div>
  );
}

function Picture({ id }: { id: CurrencyId }): ReactNode {
  return <img alt="" height={22} src={itemSrc(id)} width={22} />;
}
