import type { ReactNode, Ref } from 'react';
import type { VipTier } from '../Avatar/index.ts';
import { Medal, type MedalPlace } from '../Medal/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './RankingRow.css.ts';

export interface RankingRowProps {
  /** From 1. Undefined if there is no place; `placeLabel` then says so. */
  place?: number | undefined;
  /** The place as text: "12th place", "Not ranked". */
  placeLabel: string;
  name: string;
  /** The portrait is decorative, since the name is beside it. */
  avatar?: ReactNode;
  /** Under the name: the tier, the game, the distance to the next place. */
  detail?: ReactNode;
  value: ReactNode;
  /** The label of the player's own row: "You". */
  own?: string | undefined;
  onPress?: () => void;
  /** The VIP tier that colours the name. */
  tier?: VipTier;
  /** `card`: a card of its own. `line`: a line of a card that holds the whole list. */
  look?: 'card' | 'line';
  ref?: Ref<HTMLLIElement>;
}

const isMedal = (place: number | undefined): place is MedalPlace => place === 1 || place === 2 || place === 3;

/**
 * An item of an ordered list: a medal up to the third place, a number after it. A long name is cut off, the value never.
 */
export function RankingRow({
  place,
  placeLabel,
  name,
  avatar,
  detail,
  value,
  own,
  onPress,
  tier = 0,
  look = 'card',
  ref,
}: RankingRowProps): ReactNode {
  return (
    <li
      aria-current={own === undefined ? undefined : 'true'}
      className={css.row}
      data-look={look}
      data-part="ranking-row"
      data-place={place}
      data-state={own === undefined ? 'other' : 'own'}
      ref={ref}
    >
      <span className={css.place} data-part="ranking-row-place">
        <VisuallyHidden>{placeLabel}</VisuallyHidden>
        {isMedal(place) ? <Medal place={place} /> : <span aria-hidden="true">{place ?? '–'}</span>}
      </span>
      {avatar ? (
        <span aria-hidden="true" className={css.portrait}>
          {avatar}
        </span>
      ) : null}
      <span className={css.words}>
        <span className={css.who}>
          {onPress ? (
            <button
              className={css.press}
              data-part="ranking-row-name"
              data-tier={tier}
              onClick={onPress}
              title={name}
              type="button"
            >
              {name}
            </button>
          ) : (
            <span className={css.name} data-part="ranking-row-name" data-tier={tier} title={name}>
              {name}
            </span>
          )}
          {own === undefined ? null : (
            <span className={css.mark} data-part="ranking-row-mark">
              {own}
            </span>
          )}
        </span>
        {detail === undefined ? null : (
          <span className={css.detail} data-part="ranking-row-detail">
            {detail}
          </span>
        )}
      </span>
      <span className={css.value} data-part="ranking-row-value">
        {value}
      </span>
    </li>
  );
}
