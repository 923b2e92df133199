import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';

/** The day and minute in Taipei at which a sanction ends. */
export function SanctionEnd({ until }: { until: string }): ReactNode {
  return (
    <time dateTime={until}>
      <FormattedDate
        day="numeric"
        hour="2-digit"
        hourCycle="h23"
        minute="2-digit"
        month="numeric"
        timeZone="Asia/Taipei"
        value={until}
      />
    </time>
  );
}
