import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NumberField } from '#ui/components/NumberField/index.ts';
import { useLanguage } from '../../settings/index.ts';
import type { GiftCatalogue, GiftDraft } from './giftDraft.ts';
import { GiftShelf } from './GiftShelf.tsx';

export interface EffectShelfProps {
  catalogue: GiftCatalogue;
  draft: GiftDraft;
  onChange: (draft: GiftDraft) => void;
}

/** The eight gifts with an effect, by price, and how many. */
export function EffectShelf({ catalogue, draft, onChange }: EffectShelfProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const offers = catalogue.List.toSorted((a, b) => a.Price - b.Price);
  const chosen = offers.find(({ ItemID }) => ItemID === draft.ItemID);
  return (
    <>
      <GiftShelf chosen={draft.ItemID} offers={offers} onChoose={(ItemID) => onChange({ ...draft, ItemID })} />
      <NumberField
        label={formatMessage({ id: 'gift.count', defaultMessage: '數量' })}
        locale={locale}
        max={chosen?.MaxCount ?? 1}
        onValueChange={(Amount) => onChange({ ...draft, Amount })}
        stepLabels={{
          decrease: formatMessage({ id: 'gift.fewer', defaultMessage: '減少數量' }),
          increase: formatMessage({ id: 'gift.more', defaultMessage: '增加數量' }),
        }}
        value={draft.Amount}
      />
    </>
  );
}
