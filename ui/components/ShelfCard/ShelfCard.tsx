import { Package } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Spinner } from '../Spinner/index.ts';
import * as css from './ShelfCard.css.ts';

export interface ShelfCardProps {
  /** The content of the card: an Amount, a gift's name. */
  title: ReactNode;
  picture: string;
  /** The size of the drawing, from 1 for the smallest pack to 5 for the largest. */
  growth?: 1 | 2 | 3 | 4 | 5;
  bonus?: ReactNode;
  /** The text on the price button: "NT$ 30", an Amount with its coin. */
  price: ReactNode;
  ribbon?: ReactNode;
  /** Marks the featured card of a shelf, with a light and turning rays behind it. */
  featured?: boolean;
  /** The remaining number: "3 left today". */
  left?: string;
  /** The reason why the item is sold out. The card then ignores presses. */
  soldOut?: string;
  busy?: boolean;
  /** Set it if a selection comes before the purchase. */
  selected?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** An item of a shelf: goods, gifts, coupons. The whole card is the press target. */
export function ShelfCard({
  title,
  picture,
  growth = 3,
  bonus,
  price,
  ribbon,
  featured = false,
  left,
  soldOut,
  busy = false,
  selected,
  onPress,
  ref,
}: ShelfCardProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  const isClosed = soldOut !== undefined || busy;
  return (
    <button
      aria-busy={busy || undefined}
      aria-disabled={isClosed || undefined}
      aria-pressed={selected}
      className={css.card}
      data-featured={featured || undefined}
      data-part="shelf-card"
      data-state={soldOut === undefined ? (busy ? 'busy' : 'open') : 'sold-out'}
      onClick={() => (isClosed ? undefined : onPress())}
      ref={ref}
      type="button"
    >
      {ribbon === undefined ? null : (
        <span className={css.ribbon} data-part="shelf-card-ribbon">
          {ribbon}
        </span>
      )}
      <span className={css.shelf} data-growth={growth}>
        {featured ? <span aria-hidden="true" className={css.rays} data-part="shelf-card-rays" /> : null}
        {failed === picture ? (
          <Package aria-hidden="true" className={css.missing} data-part="shelf-card-picture" strokeWidth={1.25} />
        ) : (
          <img
            alt=""
            className={css.picture}
            data-part="shelf-card-picture"
            decoding="async"
            draggable={false}
            onError={() => setFailed(picture)}
            src={picture}
          />
        )}
      </span>
      <span className={css.words}>
        <span className={css.title} data-part="shelf-card-title">
          {title}
        </span>
        {bonus === undefined ? null : (
          <span className={css.bonus} data-part="shelf-card-bonus">
            {bonus}
          </span>
        )}
        {left === undefined ? null : (
          <span className={css.left} data-part="shelf-card-left">
            {left}
          </span>
        )}
      </span>
      {soldOut === undefined ? (
        <span className={css.price} data-part="shelf-card-price">
          {busy ? <Spinner decorative /> : null}
          {price}
        </span>
      ) : (
        <span className={css.soldOut} data-part="shelf-card-sold-out">
          {soldOut}
        </span>
      )}
    </button>
  );
}
