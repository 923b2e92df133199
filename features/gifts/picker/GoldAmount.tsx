import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { itemSrc } from '#art/index.ts';
import { AmountKeypad } from '#ui/components/AmountKeypad/index.ts';
import { useLanguage } from '../../settings/index.ts';
import { type GiftCatalogue, mostGold } from './giftDraft.ts';

const units = defineMessages({
  large: { id: 'keypad.large', defaultMessage: '億' },
  small: { id: 'keypad.small', defaultMessage: '萬' },
});
/** 億 and 萬 in Chinese, a million and a thousand in the others. */
const TIMES = { zh_tw: [100_000_000, 10_000], id_id: [1_000_000, 1_000], vi_vn: [1_000_000, 1_000] } as const;
const isListed = (locale: string): locale is keyof typeof TIMES => Object.hasOwn(TIMES, locale);
/** No page takes more than this; what is too much is said, not silently made less. */
const MAX_ENTRY = 1_000_000_000_000;
const QUICK = [20_000, 50_000, 100_000] as const;

export interface GoldAmountProps {
  catalogue: GiftCatalogue;
  wallet: Wallet | undefined;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** How much gold: on keys, with the amounts that one often gives and all that one may. */
export function GoldAmount({ catalogue, wallet, value, onChange }: GoldAmountProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const most = mostGold(catalogue, wallet);
  const [large, small] = TIMES[isListed(locale) ? locale : 'zh_tw'];
  const smallLabel = formatMessage(units.small);
  return (
    <AmountKeypad
      before={<img alt="" height={32} src={itemSrc('coin')} width={32} />}
      keyLabels={{
        back: formatMessage({ id: 'keypad.back', defaultMessage: '刪除一位' }),
        clear: formatMessage({ id: 'keypad.clear', defaultMessage: '清除' }),
      }}
      label={formatMessage({ id: 'gift.goldAmount', defaultMessage: '贈送金額' })}
      locale={locale}
      max={MAX_ENTRY}
      onValueChange={onChange}
      quick={[
        ...QUICK.filter((amount) => amount <= most).map((amount) => ({
          label: `${formatNumber(amount / small)}${smallLabel}`,
          value: amount,
        })),
        ...(most >= catalogue.Gold.Minimum
          ? [{ label: formatMessage({ id: 'keypad.all', defaultMessage: '全部' }), value: most }]
          : []),
      ]}
      unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
      units={[
        { label: formatMessage(units.large), times: large },
        { label: smallLabel, times: small },
      ]}
      value={value}
    />
  );
}
