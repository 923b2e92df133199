import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './Today.css.ts';
import { useLimitWords } from './useLimitWords.ts';

const RADIUS = 52;
const CENTRE = 60;

/** The day's time of play as a ring that fills up to the limit, the time written in it. */
export function TimeRing({ used, limit }: { used: number; limit: number | undefined }): ReactNode {
  const words = useLimitWords();
  const share = limit === undefined || limit === 0 ? 0 : Math.min(1, used / limit);
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return (
    <div className={css.ring} data-full={share >= 1 || undefined}>
      <svg aria-hidden="true" className={css.dial} viewBox="0 0 120 120">
        <circle className={css.face} cx={CENTRE} cy={CENTRE} r="59" />
        <circle className={css.track} cx={CENTRE} cy={CENTRE} r={RADIUS} />
        <circle className={css.ticks} cx={CENTRE} cy={CENTRE} r={RADIUS} />
      </svg>
      <span className={css.arc} style={{ '--share': String(share) } as CSSProperties} />
      {share > 0 && share < 1 ? (
        <svg aria-hidden="true" className={css.dial} viewBox="0 0 120 120">
          <circle
            className={css.tip}
            cx={CENTRE + RADIUS * Math.cos(angle)}
            cy={CENTRE + RADIUS * Math.sin(angle)}
            r="5"
          />
        </svg>
      ) : null}
      <div className={css.inside}>
        <span className={css.small}>
          <FormattedMessage defaultMessage="今天已玩" id="limits.playedToday" />
        </span>
        <strong className={css.time}>{words.duration(used)}</strong>
        <span className={css.small}>
          {limit === undefined ? (
            <FormattedMessage defaultMessage="未設上限" id="limits.unset" />
          ) : (
            <FormattedMessage
              defaultMessage="上限 {limit}"
              id="limits.ofLimit"
              values={{ limit: words.duration(limit) }}
            />
          )}
        </span>
      </div>
    </div>
  );
}
