import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '#ui/components/DateTime/index.ts';
import { DAY_MS } from '#protocol/duration.ts';
import * as css from './Mail.css.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The time left is shown from this point on. */
const SOON_MS = 7 * DAY_MS;

/**
 * The time left to collect a mail, shown in its last week; a warning on the last day.
 *
 * @param until ISO 8601
 */
export function TimeLeft({ until }: { until: string }): ReactNode {
  const left = Math.max(0, Date.parse(until) - useNow(true));
  if (left > SOON_MS) return null;
  const isUrgent = left < DAY_MS;
  return (
    <span className={css.left} data-urgent={isUrgent ? '' : undefined}>
      <Clock aria-hidden="true" size={14} />
      {isUrgent ? (
        <FormattedMessage
          defaultMessage="{hours, plural, =0 {不到 1 小時} other {剩 # 小時}}"
          id="mail.hoursLeft"
          values={{ hours: Math.floor(left / HOUR_MS) }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="{days, plural, other {剩 # 天}}"
          id="mail.daysLeft"
          values={{ days: Math.floor(left / DAY_MS) }}
        />
      )}
    </span>
  );
}
