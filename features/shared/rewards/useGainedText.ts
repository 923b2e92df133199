import { useIntl } from 'react-intl';
import { type Gained, itemOf } from './items.ts';

export interface GainedText {
  /** For example "5,000 金幣 + 5 寶石". `signed` adds a plus sign before each amount. */
  readonly list: (gained: readonly Gained[], signed?: boolean) => string;
  /** For example "恭喜獲得 5,000 金幣！" */
  readonly won: (gained: readonly Gained[]) => string;
  /** For example "領取成功 +5,000 金幣" */
  readonly collected: (gained: readonly Gained[]) => string;
}

/** Returns functions that describe a gain by its amounts. */
export function useGainedText(): GainedText {
  const { formatMessage, formatNumber } = useIntl();
  const list: GainedText['list'] = (gained, signed = false) =>
    gained
      .map(({ ItemID, Amount: amount }) =>
        formatMessage(
          { id: 'reward.item', defaultMessage: '{amount} {item}' },
          {
            amount: formatNumber(amount, { signDisplay: signed ? 'exceptZero' : 'auto' }),
            item: formatMessage(itemOf(ItemID).name),
          },
        ),
      )
      .join(signed ? ' ' : ' + ');
  return {
    list,
    won: (gained) => formatMessage({ id: 'reward.won', defaultMessage: '恭喜獲得 {items}！' }, { items: list(gained) }),
    collected: (gained) =>
      formatMessage({ id: 'reward.collected', defaultMessage: '領取成功 {items}' }, { items: list(gained, true) }),
  };
}
