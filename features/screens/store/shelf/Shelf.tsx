import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MoneyPack } from '#protocol/entities/order.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { ShelfCard } from '#ui/components/ShelfCard/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useIsGuest, useSessionStatus } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import { BindPhoneDialog, useOpenSignIn } from '../../../shared/sign-in/index.ts';
import { CheckoutSheet } from '../checkout/CheckoutSheet.tsx';
import * as css from '../Store.css.ts';
import type { Goods } from '../useGoods.ts';
import { packPicture } from './packPicture.ts';

export interface ShelfProps {
  goods: Goods;
  packs: readonly MoneyPack[];
  /** The amount that the player lacks. */
  need?: number | undefined;
}

const GROWTH = [2, 3, 3, 4, 4, 5] as const;
const broughtBy = ({ Amount: amount, Extra, Bonus }: MoneyPack): number => amount + Extra + Bonus;

/** The packs of one kind. A press opens the checkout; a visitor signs in first, and a guest binds a phone. */
export function Shelf({ goods, packs, need }: ShelfProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const isGuest = useIsGuest();
  const isVisitor = useSessionStatus() === 'unauthenticated';
  const openSignIn = useOpenSignIn();
  const enough = need === undefined ? undefined : packs.find((pack) => broughtBy(pack) >= need);
  const [chosen, setChosen] = useState(enough?.GoodsID);
  const [isOpen, setOpen] = useState(false);
  const pack = packs.find(({ GoodsID }) => GoodsID === chosen);
  const choose = (id: string): void => {
    setChosen(id);
    setOpen(true);
  };
  return (
    <>
      {need === undefined || pack === undefined ? null : (
        <Notice tone="info">
          {formatMessage(
            { id: 'store.need', defaultMessage: '還差 {need} {item}，已為您選好夠用的一包' },
            { need: formatNumber(need), item: formatMessage(itemOf(pack.ItemID).name) },
          )}
        </Notice>
      )}
      <div className={css.shelf}>
        {packs.map((one, at) => (
          <PackCard
            key={one.GoodsID}
            onPress={() => (isVisitor ? openSignIn() : choose(one.GoodsID))}
            pack={one}
            place={at}
            selected={need !== undefined && one.GoodsID === chosen}
          />
        ))}
      </div>
      <p className={css.facts}>
        <FormattedMessage defaultMessage="含稅，付款後通常 10 秒入帳，7 日內未使用可申請解約。" id="store.facts" />
      </p>
      {pack === undefined || isVisitor ? null : isGuest ? (
        <BindPhoneDialog onOpenChange={setOpen} open={isOpen} />
      ) : (
        <CheckoutSheet
          goods={goods}
          onClose={() => setOpen(false)}
          open={isOpen}
          pack={pack}
          picture={packPicture(pack.GoodsType, packs.indexOf(pack))}
        />
      )}
    </>
  );
}

interface PackCardProps {
  pack: MoneyPack;
  place: number;
  selected: boolean;
  onPress: () => void;
}

function PackCard({ pack, place, selected, onPress }: PackCardProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const { Amount: amount, Extra, Bonus, Price, Popular, GoodsType, ItemID } = pack;
  const unit = formatMessage(itemOf(ItemID).name);
  const popular = Popular ? formatMessage({ id: 'store.popular', defaultMessage: '最多人選' }) : undefined;
  const first = Bonus > 0 ? formatMessage({ id: 'store.first', defaultMessage: '首購雙倍' }) : undefined;
  return (
    <ShelfCard
      bonus={
        <Stack as="span" gap={0} tone="text">
          {Extra > 0 ? (
            <span>
              <FormattedMessage
                defaultMessage="送 {extra}"
                id="store.extra"
                values={{ extra: <Amount locale={locale} value={Extra} /> }}
              />
            </span>
          ) : null}
          {Bonus > 0 ? (
            <span className={css.firstBonus}>
              <FormattedMessage
                defaultMessage="首購 +{bonus}"
                id="store.firstBonus"
                values={{ bonus: <Amount locale={locale} value={Bonus} /> }}
              />
            </span>
          ) : null}
        </Stack>
      }
      featured={Popular}
      growth={GROWTH[place] ?? 3}
      left={formatMessage(
        { id: 'store.rate', defaultMessage: 'NT$ 1 得 {rate}' },
        { rate: formatNumber((amount + Extra) / Price, { maximumFractionDigits: GoodsType === 1 ? 0 : 2 }) },
      )}
      onPress={onPress}
      picture={packPicture(GoodsType, place)}
      price={formatMessage({ id: 'store.price', defaultMessage: 'NT$ {price, number}' }, { price: Price })}
      ribbon={
        popular !== undefined && first !== undefined ? (
          <>
            {popular}
            <span className={css.besidePopular}>・{first}</span>
          </>
        ) : (
          (popular ?? first)
        )
      }
      {...(selected && { selected })}
      title={<Amount locale={locale} tone="gold" unit={unit} value={amount} />}
    />
  );
}
