import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '#ui/components/DateTime/index.ts';
import { DAY_MS } from '#protocol/duration.ts';
import * as css from './Activity.css.ts';

const HOUR_MS = 60 * 60 * 1000;

export function TimeLeft({ until }: { until: string }): ReactNode {
  const left = Math.max(0, Date.parse(until) - useNow(true));
  if (left >= DAY_MS) {
    return (
      <FormattedMessage
        defaultMessage="{days, plural, other {剩 # 天}}"
        id="activity.daysLeft"
        values={{ days: Math.floor(left / DAY_MS) }}
      />
    );
  }
  return (
    <span className={css.urgent}>
      <FormattedMessage
        defaultMessage="{hours, plural, =0 {不到 1 小時} other {剩 # 小時}}"
        id="activity.hoursLeft"
        values={{ hours: Math.floor(left / HOUR_MS) }}
      />
    </span>
  );
}
