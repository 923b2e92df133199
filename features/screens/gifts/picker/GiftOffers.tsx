import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocaleID } from '../../../base/settings/index.ts';
import { giftPicture } from '../giftItems.ts';
import type { GiftCatalogue } from './giftDraft.ts';
import * as css from './GiftOffers.css.ts';
import { ItemAmount } from './ItemAmount.tsx';

export interface GiftOffersProps {
  offers: GiftCatalogue['List'];
  chosen: number;
  onChoose: (itemID: number) => void;
}

/** The gifts with an effect on shelves, by price, each with its name above and its price on the board. The chosen gift has a light behind it. */
export function GiftOffers({ offers, chosen, onChoose }: GiftOffersProps): ReactNode {
  const { formatMessage } = useIntl();
  const language = useLocaleID();
  return (
    <div
      aria-label={formatMessage({ id: 'gift.shelf', defaultMessage: '特效禮物' })}
      className={css.shelf}
      role="group"
    >
      {offers
        .toSorted((one, other) => one.Price - other.Price)
        .map(({ ItemID, Names, Price, PriceItemID }) => (
          <button
            aria-pressed={ItemID === chosen}
            className={css.gift}
            key={ItemID}
            onClick={() => onChoose(ItemID)}
            type="button"
          >
            {ItemID === chosen ? <span aria-hidden="true" className={css.rays} /> : null}
            <span className={css.name}>{Names[language]}</span>
            <img alt="" className={css.picture} draggable={false} src={giftPicture(ItemID)} />
            <span className={css.board}>
              <span className={css.price}>
                <ItemAmount coin={16} item={PriceItemID} value={Price} />
              </span>
            </span>
          </button>
        ))}
    </div>
  );
}
