import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ITEM } from '#protocol/entities/wallet.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import type { ToastMessage } from '#ui/components/Toast/index.ts';
import { RequestFailure } from '../../base/client/index.ts';
import { useLocation, useNavigate } from '../../base/routing/index.ts';
import { useWallet } from '../../base/session/index.ts';
import { usePart } from '../../base/settings/index.ts';

interface Cost {
  readonly ItemID: number;
  readonly Amount: number;
}

/**
 * Returns a function that gives the address of the store for a shortage (100011, 200124), with the missing amount. Undefined for other
 * failures, and while the shop is closed.
 */
export function useStoreAddress(): (error: Error | undefined, cost: Cost | undefined) => string | undefined {
  const isShopClosed = usePart('Shop') === 'closed';
  const wallet = useWallet().data;
  const prefix = localePrefix(useLocation().pathname);
  return useCallback(
    (error, cost) => {
      const isShort = error instanceof RequestFailure && (error.code === 100011 || error.code === 200124);
      if (isShopClosed || !isShort || cost === undefined) return undefined;
      const isGold = cost.ItemID === ITEM.gold;
      const held = isGold ? wallet?.Gold : cost.ItemID === ITEM.gem ? wallet?.Gem : wallet?.GamePoint;
      const missing = cost.Amount - (held ?? 0);
      return `${prefix}${isGold ? '/store' : '/purchase/point'}${missing > 0 ? `?need=${String(missing)}` : ''}`;
    },
    [isShopClosed, wallet, prefix],
  );
}

/** Returns the action of a toast for a shortage, which leads to the store. Empty for other failures. */
export function useStoreAction(): (error: Error, cost: Cost) => Pick<ToastMessage, 'action'> {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const addressOf = useStoreAddress();
  return useCallback(
    (error, cost) => {
      const address = addressOf(error, cost);
      if (address === undefined) return {};
      const label = formatMessage({ id: 'store.go', defaultMessage: '前往購買' });
      return { action: { label, altText: label, onPress: () => navigate(address) } };
    },
    [addressOf, formatMessage, navigate],
  );
}
