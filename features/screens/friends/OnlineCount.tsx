import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './Friends.css.ts';

/** The number of friends online. */
export function OnlineCount({ online }: { online: number }): ReactNode {
  return (
    <span className={css.online}>
      <FormattedMessage defaultMessage="{count, number} 人在線" id="friends.onlineCount" values={{ count: online }} />
    </span>
  );
}
