import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NumberField } from '#ui/components/NumberField/index.ts';
import { ShelfCard } from '#ui/components/ShelfCard/index.ts';
import { useLanguage } from '../../settings/index.ts';
import { useLocaleID } from '../../lobby/index.ts';
import { giftPicture } from '../giftItems.ts';
import type { GiftCatalogue, GiftDraft } from './giftDraft.ts';
import * as css from './GiftPicker.css.ts';
import { ItemAmount } from './ItemAmount.tsx';

export interface EffectShelfProps {
  catalogue: GiftCatalogue;
  draft: GiftDraft;
  onChange: (draft: GiftDraft) => void;
}

/** The eight gifts with an effect, by price, and how many. */
export function EffectShelf({ catalogue, draft, onChange }: EffectShelfProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const language = useLocaleID();
  const offers = catalogue.List.toSorted((a, b) => a.Price - b.Price);
  const chosen = offers.find(({ ItemID }) => ItemID === draft.ItemID);
  return (
    <>
      <div
        aria-label={formatMessage({ id: 'gift.shelf', defaultMessage: '特效禮物' })}
        className={css.shelf}
        role="group"
      >
        {offers.map(({ ItemID, Names, Price, PriceItemID }) => (
          <ShelfCard
            growth={5}
            key={ItemID}
            onPress={() => onChange({ ...draft, ItemID })}
            picture={giftPicture(ItemID)}
            price={<ItemAmount coin={16} item={PriceItemID} value={Price} />}
            selected={ItemID === draft.ItemID}
            title={Names[language]}
          />
        ))}
      </div>
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
