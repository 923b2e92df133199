import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ITEM } from '#protocol/entities/wallet.ts';
import { giftNames } from './giftItems.ts';

/** Returns a function that names a gift in a sentence: an amount of gold, or its name and number. */
export function useGiftText(): (gift: { readonly ItemID: number; readonly Amount: number }) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ ItemID, Amount }) => {
      if (ItemID === ITEM.gold)
        return formatMessage({ id: 'gift.goldOf', defaultMessage: '{amount, number} 金幣' }, { amount: Amount });
      const name = giftNames[ItemID];
      return formatMessage(
        { id: 'gift.countOf', defaultMessage: '{gift} ×{count, number}' },
        { gift: name === undefined ? String(ItemID) : formatMessage(name), count: Amount },
      );
    },
    [formatMessage],
  );
}
