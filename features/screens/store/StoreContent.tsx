import { Ticket } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { type CurrencyId, itemSrc } from '#art/index.ts';
import { GOODS_TYPE } from '#protocol/entities/order.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { SessionPending, useSessionStatus } from '../../base/session/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import { Loaded } from '../../shared/frames/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { RedeemPanel } from '../redeem/index.ts';
import { ExchangeButton } from './ExchangeButton.tsx';
import { FirstPurchase } from './shelf/FirstPurchase.tsx';
import { GuestNotice } from './shelf/GuestNotice.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { ShelfSkeleton } from './shelf/ShelfSkeleton.tsx';
import { StoreNotices } from './shelf/StoreNotices.tsx';
import { VipGain } from './shelf/VipGain.tsx';
import { VisitorNotice } from './shelf/VisitorNotice.tsx';
import * as css from './Store.css.ts';
import { readTab, type StoreTab } from './storeAddress.ts';
import { useGoods } from './useGoods.ts';

export interface StoreContentProps {
  /** The tab that is selected first. */
  first: StoreTab;
  /** The amount that the player lacks: the smallest pack that brings it is chosen. */
  need?: number | undefined;
  /** Whether the page's footer contains the rating and its notices. */
  hasFooter?: boolean;
}

/** The goods of the store in tabs: gold, gems or points, and redeem codes. A visitor sees goods and prices. */
export function StoreContent({ first, need, hasFooter = false }: StoreContentProps): ReactNode {
  const { formatMessage } = useIntl();
  const { WalletItem } = useBrand().Capabilities;
  const [tab, setTab] = useState<StoreTab>(first);
  const goods = useGoods();
  const status = useSessionStatus();
  const isPlayer = status === 'authenticated';
  if (status === 'loading') return <SessionPending shape={<ShelfSkeleton />} size="roomy" />;
  return (
    <div className={css.store}>
      <Stack>
        <div className={css.head}>
          <FirstPurchase isOffered={goods.data?.FirstPurchase} />
          {isPlayer ? <VipGain goods={goods.data} /> : null}
          {isPlayer ? <GuestNotice /> : <VisitorNotice />}
        </div>
        <Tabs onValueChange={(next) => setTab(readTab(next) ?? tab)} value={isPlayer || tab !== 'code' ? tab : 'gold'}>
          <div className={css.tabs}>
            <TabList label={formatMessage({ id: 'store.tabs', defaultMessage: '商品種類' })} variant="segmented">
              <Tab icon={<Picture id="coin" />} value="gold">
                {formatMessage(itemOf(ITEM.gold).name)}
              </Tab>
              <Tab icon={<Picture id={WalletItem} />} value="wallet">
                {formatMessage(itemOf(ITEM[WalletItem]).name)}
              </Tab>
              {isPlayer ? (
                <Tab icon={<Ticket size={20} />} value="code">
                  {formatMessage({ id: 'redeem.title', defaultMessage: '兌換碼' })}
                </Tab>
              ) : null}
            </TabList>
          </div>
          {(['gold', 'wallet'] as const).map((kind) => (
            <TabPanel key={kind} value={kind}>
              <Loaded
                query={goods}
                size="compact"
                skeleton={<ShelfSkeleton type={kind === 'gold' ? GOODS_TYPE.gold : GOODS_TYPE[WalletItem]} />}
              >
                {(known) => (
                  <Shelf
                    goods={known}
                    need={kind === first ? need : undefined}
                    packs={kind === 'gold' ? known.GoldPacks : known.WalletPacks}
                  />
                )}
              </Loaded>
              {kind === 'wallet' && isPlayer ? <ExchangeButton /> : null}
            </TabPanel>
          ))}
          {isPlayer ? (
            <TabPanel value="code">
              <Suspense fallback={<ShelfSkeleton />}>
                <RedeemPanel />
              </Suspense>
            </TabPanel>
          ) : null}
        </Tabs>
        <StoreNotices hasFooter={hasFooter} />
      </Stack>
    </div>
  );
}

function Picture({ id }: { id: CurrencyId }): ReactNode {
  return <img alt="" height={22} src={itemSrc(id)} width={22} />;
}
