import { PanelRightClose } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { ChatStatus } from './ChatStatus.tsx';
import { SearchButton } from './private/SearchButton.tsx';
import { usePlayerSearch } from './private/usePlayerSearch.ts';
import { ChatRoom } from './room/ChatRoom.tsx';
import * as css from './room/ChatRoom.css.ts';
import { useCollapse } from './useCollapse.ts';
import type { ChatPlace } from './useChatPlace.ts';

/** The chat in its column beside the page. */
export default function ChatDockContent({ place }: { place: ChatPlace }): ReactNode {
  const { formatMessage } = useIntl();
  const collapse = useCollapse(place);
  const search = usePlayerSearch(place.open);
  return (
    <section aria-labelledby="chat-dock" className={css.panel}>
      <div className={css.head}>
        <h2 className={css.title} id="chat-dock">
          <FormattedMessage defaultMessage="聊天室" id="chat.dock.title" />
        </h2>
        <ChatStatus />
        <span className={css.grow} />
        <SearchButton search={search} />
        <IconButton
          label={formatMessage({ id: 'chat.dock.collapse', defaultMessage: '收起聊天室' })}
          onClick={collapse}
        >
          <PanelRightClose size={20} />
        </IconButton>
      </div>
      <ChatRoom place={place} search={search} />
    </section>
  );
}
