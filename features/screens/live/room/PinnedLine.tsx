import { Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PinnedMessage } from '#protocol/entities/live.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from './PinnedLine.css.ts';

/** The message that the host or a co-moderator put above the chat. */
export function PinnedLine({ pinned }: { pinned: PinnedMessage }): ReactNode {
  const name = usePlayerName()(pinned.Name);
  return (
    <div className={css.pinned}>
      <Pin aria-hidden="true" size={16} />
      <p className={css.text}>
        <b>
          <FormattedMessage defaultMessage="置頂" id="live.moderate.pin" />
        </b>{' '}
        {name}：{pinned.Message}
      </p>
    </div>
  );
}
