import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bannerSources, itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useBrand, useLanguage } from '#features/base/settings/index.ts';
import * as css from './Sample.css.ts';
import { SAMPLE_GOLD_PACKS, SAMPLE_WALLET_PACKS } from './sampleData.ts';
import { sampleMessages } from './sampleMessages.ts';

/** The purchase in the dialog: an amount of an item, and the price on its button. */
interface Purchase {
  readonly item: 'gold' | 'gem' | 'point';
  readonly amount: number;
  readonly price: string;
}

/** A sample of the shop for trying a brand, made of the product's components. Nothing can be bought. The app adds the site's bars. */
export function ShopSample(): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const { WalletItem } = useBrand().Capabilities;
  const [purchase, setPurchase] = useState<Purchase>();
  const { src, srcSet, width, height } = bannerSources('first', locale);
  const priced = (price: number): string => `NT$ ${formatNumber(price)}`;
  return (
    <>
      <div className={css.sample}>
        <Stack gap={4}>
          <img
            alt={formatMessage({ id: 'studio.sample.first', defaultMessage: '首購雙倍' })}
            className={css.banner}
            height={height}
            sizes="(min-width: 40rem) 40rem, 100vw"
            src={src}
            srcSet={srcSet}
            width={width}
          />
          <Tabs defaultValue="wallet">
            <Stack gap={6}>
              <TabList label={formatMessage({ id: 'studio.sample.goods', defaultMessage: '商品' })} variant="segmented">
                <Tab icon={<Coin item={WalletItem} />} value="wallet">
                  {formatMessage(sampleMessages[WalletItem])}
                </Tab>
                <Tab icon={<Coin item="gold" />} value="gold">
                  {formatMessage(sampleMessages.gold)}
                </Tab>
              </TabList>
              <TabPanel value="wallet">
                <Goods first item={WalletItem} onBuy={setPurchase} packs={SAMPLE_WALLET_PACKS} price={priced} />
              </TabPanel>
              <TabPanel value="gold">
                <Goods item="gold" onBuy={setPurchase} packs={SAMPLE_GOLD_PACKS} price={priced} />
              </TabPanel>
            </Stack>
          </Tabs>
        </Stack>
      </div>
      <PaySheet onClose={() => setPurchase(undefined)} purchase={purchase} />
    </>
  );
}

function Coin({ item, size = 22 }: { item: Purchase['item']; size?: number }): ReactNode {
  return <img alt="" height={size} src={itemSrc(item === 'gold' ? 'coin' : item)} width={size} />;
}

interface GoodsProps {
  item: Purchase['item'];
  packs: readonly { readonly id: string; readonly amount: number; readonly price: number }[];
  price: (price: number) => string;
  /** The first purchase of these packs counts twice. */
  first?: boolean;
  onBuy: (purchase: Purchase) => void;
}

function Goods({ item, packs, price, first = false, onBuy }: GoodsProps): ReactNode {
  const { locale } = useLanguage();
  return (
    <div className={css.goods}>
      {packs.map(({ id, amount, price: costs }, at) => {
        // The second most expensive pack is highlighted, as in the product.
        const featured = at === packs.length - 2;
        return (
          <Card key={id} padding="sm" variant={featured ? 'gold' : 'surface'}>
            <div className={css.pack}>
              {first && at < 3 ? (
                <span className={css.ribbon}>
                  <FormattedMessage defaultMessage="首購雙倍" id="studio.sample.first" />
                </span>
              ) : null}
              <span className={css.amount}>
                <img alt="" className={css.coin} src={itemSrc(item === 'gold' ? 'coin' : item)} />
                <Amount locale={locale} size={20} tone={item === 'gold' ? 'metal' : 'inherit'} value={amount} />
              </span>
              <Button
                fullWidth
                onClick={() => onBuy({ item, amount, price: price(costs) })}
                size="sm"
                variant={featured ? 'primary' : 'gold'}
              >
                {price(costs)}
              </Button>
            </div>
          </Card>
        );
      })}
    </div>
  );
}

function PaySheet({ purchase, onClose }: { purchase: Purchase | undefined; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const [way, setWay] = useState('card');
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(purchase);
  if (purchase !== undefined && purchase !== shown) setShown(purchase);
  const ways = [
    { value: 'card', label: formatMessage({ id: 'studio.sample.card', defaultMessage: '信用卡' }) },
    { value: 'telecom', label: formatMessage({ id: 'studio.sample.telecom', defaultMessage: '電信帳單' }) },
    { value: 'wallet', label: formatMessage({ id: 'studio.sample.ewallet', defaultMessage: '電子錢包' }) },
    { value: 'bank', label: formatMessage({ id: 'studio.sample.bank', defaultMessage: '銀行轉帳' }) },
  ];
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'studio.sample.close', defaultMessage: '關閉' })}
      onOpenChange={(open) => (open ? undefined : onClose())}
      open={purchase !== undefined}
      title={formatMessage({ id: 'studio.sample.pay', defaultMessage: '付款方式' })}
    >
      {shown === undefined ? null : (
        <Stack gap={4}>
          <div className={css.bought}>
            <Coin item={shown.item} size={48} />
            <Amount locale={locale} size={32} tone="metal" value={shown.amount} />
          </div>
          <RadioGroup
            label={formatMessage({ id: 'studio.sample.pay', defaultMessage: '付款方式' })}
            labelHidden
            onValueChange={setWay}
            options={ways}
            value={way}
            variant="cards"
          />
          <Button fullWidth onClick={onClose} size="lg" variant="gold">
            {shown.price}
          </Button>
          <Text align="center" as="p" size={12} tone="muted">
            <FormattedMessage
              defaultMessage="遊戲部分內容需另行支付費用。遊戲幣不可兌換現金或實物。"
              id="studio.sample.legal"
            />
          </Text>
        </Stack>
      )}
    </BottomSheet>
  );
}
