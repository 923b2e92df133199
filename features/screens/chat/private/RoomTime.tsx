import { type ReactNode, useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { DAY_MS } from '#protocol/duration.ts';
import { taipeiDay } from '../channel/rows.ts';
import { Clock } from '../list/Clock.tsx';

/** The time of the last message in Taipei: the hour today, the word yesterday, otherwise the day. */
export function RoomTime({ time }: { time: string }): ReactNode {
  const day = taipeiDay(time);
  const [now] = useState(() => Date.now());
  if (day === taipeiDay(new Date(now).toISOString())) return <Clock time={time} />;
  return (
    <time dateTime={time}>
      {day === taipeiDay(new Date(now - DAY_MS).toISOString()) ? (
        <FormattedMessage defaultMessage="昨天" id="chat.private.yesterday" />
      ) : (
        <FormattedDate day="numeric" month="numeric" timeZone="Asia/Taipei" value={time} />
      )}
    </time>
  );
}
