import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Notice } from '#ui/components/Notice/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { triesLeft } from '../../../shared/gift-password/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Link } from '../../../base/routing/index.ts';
import { useStoreAddress } from '../../../shared/frames/index.ts';
import { useBrand, usePart } from '../../../base/settings/index.ts';
import type { refusalOf } from './giftDraft.ts';

const short = defineMessages({
  gem: { id: 'gift.shortOfGems', defaultMessage: '寶石不足，請先購點或減少數量' },
  point: { id: 'gift.shortOfPoints', defaultMessage: '點數不足，請先購點或減少數量' },
  gold: { id: 'gift.shortOfGold', defaultMessage: '金幣不足以支付金額與手續費，請降低金額' },
});

/** Texts for a closed shop. */
const closed = defineMessages({
  gem: { id: 'gift.shortOfGems.closed', defaultMessage: '寶石不足，請減少數量或改選其他禮物' },
  point: { id: 'gift.shortOfPoints.closed', defaultMessage: '點數不足，請減少數量或改選其他禮物' },
});

export interface GiftErrorProps {
  refusal: ReturnType<typeof refusalOf>;
  error: Error | null;
  feeChanged: boolean;
  percent: number;
  cost: { readonly ItemID: number; readonly Amount: number } | undefined;
}

/** Why the gift cannot be sent now, above the send button. */
export function GiftError({ refusal, error, feeChanged, percent, cost }: GiftErrorProps): ReactNode {
  const errorText = useErrorText();
  const addressOf = useStoreAddress();
  const { WalletItem } = useBrand().Capabilities;
  const isShopClosed = usePart('Shop') === 'closed';
  const overrides: ErrorOverrides = { 200124: (isShopClosed ? closed : short)[WalletItem], 100011: short.gold };
  const problem =
    error !== null && !feeChanged && triesLeft(error) === undefined
      ? error
      : refusal === undefined
        ? undefined
        : new RequestFailure(refusal);
  const shelf = addressOf(problem, cost);
  return (
    <>
      {feeChanged ? (
        <Notice tone="warning">
          <FormattedMessage
            defaultMessage="手續費已變更為 {percent}%，請確認新的總計後再送出"
            id="gift.feeChanged"
            values={{ percent }}
          />
        </Notice>
      ) : null}
      {problem === undefined ? null : (
        <div role="alert">
          <Notice
            action={
              shelf === undefined ? undefined : (
                <Button asChild size="sm">
                  <Link to={shelf}>
                    <FormattedMessage defaultMessage="前往購買" id="store.go" />
                  </Link>
                </Button>
              )
            }
            tone={error === problem ? 'danger' : 'warning'}
          >
            {errorText(problem, overrides)}
          </Notice>
        </div>
      )}
    </>
  );
}
