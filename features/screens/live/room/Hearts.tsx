import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import * as css from './Hearts.css.ts';
import type { RisingHeart } from './useHearts.ts';

const COLOURS = ['coral', 'pink', 'rose', 'mint'] as const;
/** Places beside each other, so that hearts of one moment do not cover each other. */
const LANES = 4;

/** Hearts that rise along the right edge of the picture. With reduced motion they show still in a column. */
export function RisingHearts({ hearts }: { hearts: readonly RisingHeart[] }): ReactNode {
  return (
    <div aria-hidden="true" className={css.sky}>
      {hearts.map(({ id, own }, at) => (
        <svg
          className={css.heart}
          data-colour={own ? 'coral' : COLOURS[id % COLOURS.length]}
          data-lane={id % LANES}
          data-place={at}
          key={id}
          viewBox="0 0 24 24"
        >
          <path d="M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z" />
        </svg>
      ))}
    </div>
  );
}

/** Gives a heart. The badge counts the hearts of all viewers since this page entered the room. */
export function HeartKey({ total, onPress }: { total: number; onPress: () => void }): ReactNode {
  return (
    <button className={css.heartKey} onClick={onPress} type="button">
      <Heart aria-hidden="true" className={css.icon} size={24} />
      {total === 0 ? null : (
        <b aria-hidden="true" className={css.count}>
          <FormattedNumber maximumFractionDigits={1} notation="compact" value={total} />
        </b>
      )}
      <VisuallyHidden>
        <FormattedMessage
          defaultMessage="送愛心{total, plural, =0 {} other {，大家送了 # 顆}}"
          id="live.heart"
          values={{ total }}
        />
      </VisuallyHidden>
    </button>
  );
}
