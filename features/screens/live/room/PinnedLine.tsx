import { Pin } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PinnedMessage } from '#protocol/entities/live.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { hostMark } from './LiveRow.css.ts';
import * as css from './PinnedLine.css.ts';
import { RoomHostContext } from './roomHost.ts';

/** The pinned message above the chat, below the question that it answers. A press shows the whole text. */
export function PinnedLine({ pinned: { PlayerID, Name, Message, Reply } }: { pinned: PinnedMessage }): ReactNode {
  const playerName = usePlayerName();
  const host = use(RoomHostContext);
  const [isWhole, setWhole] = useState(false);
  return (
    <button aria-expanded={isWhole} className={css.pinned} onClick={() => setWhole(!isWhole)} type="button">
      <Pin aria-hidden="true" size={16} />
      <span className={css.text}>
        <b>
          <FormattedMessage defaultMessage="置頂" id="live.moderate.pin" />
        </b>{' '}
        {Reply === null ? null : (
          <span className={css.asked}>
            <FormattedMessage
              defaultMessage="{name} 問：{text}"
              id="live.pinnedAsked"
              values={{ name: playerName(Reply.Name), text: Reply.Message }}
            />
          </span>
        )}
        {PlayerID === host.PlayerID ? (
          <span className={hostMark}>
            <FormattedMessage defaultMessage="主播" id="live.host" />
          </span>
        ) : (
          `${playerName(Name)}：`
        )}
        {Message}
      </span>
    </button>
  );
}
