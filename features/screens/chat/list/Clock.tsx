import type { ReactNode } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';

const TAIPEI = 'Asia/Taipei';

/** The hour and minute of a time in Taipei. */
export function Clock({ time }: { time: string }): ReactNode {
  return (
    <time dateTime={time}>
      <FormattedTime hour="2-digit" hourCycle="h23" minute="2-digit" timeZone={TAIPEI} value={time} />
    </time>
  );
}

/** The day and weekday of a time in Taipei. */
export function Day({ time }: { time: string }): ReactNode {
  return (
    <FormattedDate day="numeric" month="long" timeZone={TAIPEI} value={time} weekday="long">
      {/* Chinese writes both without a space. */}
      {(words) => <>{words.replace('日星期', '日 星期')}</>}
    </FormattedDate>
  );
}
