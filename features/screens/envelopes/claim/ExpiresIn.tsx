import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './Claim.css.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** "23:41:06 後失效，未領完將退回" */
export function ExpiresIn({ time }: { time: string }): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.floor((Date.parse(time) - now) / 1000));
  const clock = `${two(Math.floor(left / 3600))}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return (
    <span className={css.expiry}>
      <FormattedMessage
        defaultMessage="{clock} 後失效，未領完將退回"
        id="envelope.expiresIn"
        values={{
          clock: (
            <span className={css.clock} role="timer">
              {clock}
            </span>
          ),
        }}
      />
    </span>
  );
}
