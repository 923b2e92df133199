import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { emphasise } from './emphasise.tsx';

const SECOND = 1000;
const USUAL_SECONDS = 10;

/** The waiting time of a paid order, updated every second. */
export function Elapsed({ since }: { since: string }): ReactNode {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / SECOND));
  return (
    <FormattedMessage
      defaultMessage="通常 <b>{usual}</b> 秒內完成，這筆已等 {minutes, plural, =0 {} other {<b>#</b> 分 }}<b>{seconds}</b> 秒"
      id="orders.note.delivering"
      values={{
        usual: USUAL_SECONDS,
        minutes: Math.floor(seconds / 60),
        seconds: seconds % 60,
        b: emphasise,
      }}
    />
  );
}
