import { Layers2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useClient } from '../../base/client/index.ts';
import * as css from './ConnectionNotice.css.ts';

/** A notice that this tab is paused because too many are open, with a button that connects it again. */
export default function PausedNotice(): ReactNode {
  const client = useClient();
  return (
    <div className={css.notice}>
      <Layers2 aria-hidden="true" size={20} />
      <span className={css.words}>
        <FormattedMessage defaultMessage="開啟的分頁太多，這個分頁已暫停" id="connection.tooManyTabs" />
      </span>
      <button className={css.now} onClick={() => client.wake()} type="button">
        <FormattedMessage defaultMessage="在此繼續" id="connection.continueHere" />
      </button>
    </div>
  );
}
