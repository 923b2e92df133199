import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AmountField } from '../../../shared/amount/index.ts';
import type { GiftCatalogue, GiftDraft } from './giftDraft.ts';

export interface GiftCountProps {
  catalogue: GiftCatalogue;
  draft: GiftDraft;
  onChange: (draft: GiftDraft) => void;
}

/** The number of the chosen gift. */
export function GiftCount({ catalogue, draft, onChange }: GiftCountProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <AmountField
      label={formatMessage({ id: 'gift.count', defaultMessage: '數量' })}
      labelHidden
      max={catalogue.List.find(({ ItemID }) => ItemID === draft.ItemID)?.MaxCount ?? 1}
      onValueChange={(Amount) => onChange({ ...draft, Amount })}
      stepLabels={{
        decrease: formatMessage({ id: 'gift.fewer', defaultMessage: '減少數量' }),
        increase: formatMessage({ id: 'gift.more', defaultMessage: '增加數量' }),
      }}
      value={draft.Amount}
    />
  );
}
