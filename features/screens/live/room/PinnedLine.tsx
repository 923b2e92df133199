import { Pin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PinnedMessage } from '#protocol/entities/live.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from './PinnedLine.css.ts';

/** The pinned message above the chat. A press shows the whole text. */
export function PinnedLine({ pinned }: { pinned: PinnedMessage }): ReactNode {
  const name = usePlayerName()(pinned.Name);
  const [isWhole, setWhole] = useState(false);
  return (
    <button aria-expanded={isWhole} className={css.pinned} onClick={() => setWhole(!isWhole)} type="button">
      <Pin aria-hidden="true" size={16} />
      <span className={css.text}>
        <b>
          <FormattedMessage defaultMessage="置頂" id="live.moderate.pin" />
        </b>{' '}
        {name}：{pinned.Message}
      </span>
    </button>
  );
}
