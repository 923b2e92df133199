import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { conversationKey } from '../../../shared/conversation/index.ts';
import { readDraft } from '../channel/draft.ts';
import { useBrief } from '../list/useBrief.ts';
import * as css from '../people/People.css.ts';

/** The last line of a private room: its draft, or the newest message. */
export function LastLine({ playerID, message }: { playerID: string; message: string }): ReactNode {
  const brief = useBrief();
  const { text } = readDraft(conversationKey({ ChannelType: CHANNEL.private, PlayerID: playerID }));
  if (hasVisibleText(text)) {
    return (
      <>
        <span className={css.draft}>
          <FormattedMessage defaultMessage="[草稿]" id="chat.private.draft" />
        </span>{' '}
        {text}
      </>
    );
  }
  return brief(message);
}
