import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { GoldKeypad, useReadAmount } from '../../../shared/amount/index.ts';
import { type GiftCatalogue, mostGold } from './giftDraft.ts';

/** The largest typed amount. A too large amount is reported, not reduced. */
const MAX_ENTRY = 1_000_000_000_000;
const QUICK = [20_000, 50_000, 100_000] as const;

export interface GoldAmountProps {
  catalogue: GiftCatalogue;
  wallet: Wallet | undefined;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** The amount of gold: a keypad with common amounts and the maximum. */
export function GoldAmount({ catalogue, wallet, value, onChange }: GoldAmountProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const [, small] = useReadAmount().units;
  const most = mostGold(catalogue, wallet);
  return (
    <GoldKeypad
      label={formatMessage({ id: 'gift.goldAmount', defaultMessage: '贈送金額' })}
      max={MAX_ENTRY}
      onValueChange={onChange}
      quick={[
        ...QUICK.filter((amount) => amount <= most).map((amount) => ({
          label: `${formatNumber(amount / small.times)}${small.label}`,
          value: amount,
        })),
        ...(most >= catalogue.Gold.Minimum
          ? [{ label: formatMessage({ id: 'keypad.all', defaultMessage: '全部' }), value: most }]
          : []),
      ]}
      value={value}
    />
  );
}
