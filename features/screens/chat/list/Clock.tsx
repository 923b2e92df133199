import type { ReactNode } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';

/** Screens show Taipei's time (specification 1 §1). */
const TAIPEI = 'Asia/Taipei';

/** Hour and minute of an instant. */
export function Clock({ time }: { time: string }): ReactNode {
  return (
    <time dateTime={time}>
      <FormattedTime hour="2-digit" hourCycle="h23" minute="2-digit" timeZone={TAIPEI} value={time} />
    </time>
  );
}

/** Day and weekday of an instant. */
export function Day({ time }: { time: string }): ReactNode {
  return (
    <FormattedDate day="numeric" month="long" timeZone={TAIPEI} value={time} weekday="long">
      {/* Chinese writes both in one; apart they are read at a glance. */}
      {(words) => <>{words.replace('日星期', '日 星期')}</>}
    </FormattedDate>
  );
}
