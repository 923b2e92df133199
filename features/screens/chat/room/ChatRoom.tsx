import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useIsGuest, useSession } from '../../../base/session/index.ts';
import { ClubPanel } from '../club/ClubPanel.tsx';
import { FriendPanel } from '../people/FriendPanel.tsx';
import { PrivateConversation } from '../private/PrivateConversation.tsx';
import { PrivatePanel } from '../private/PrivatePanel.tsx';
import type { PlayerSearch } from '../private/usePlayerSearch.ts';
import { type ChatTab, readTab } from '../tabs.ts';
import type { ChatPlace } from '../useChatPlace.ts';
import { useUnread } from '../useUnread.ts';
import { AnnouncementPanel } from './AnnouncementPanel.tsx';
import * as css from './ChatRoom.css.ts';
import { GuestPanel } from './GuestPanel.tsx';
import { PublicPanel } from './PublicPanel.tsx';
import { tabMessages } from './tabMessages.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';

export interface ChatRoomProps {
  place: Pick<ChatPlace, 'tab' | 'partner' | 'open' | 'talkTo' | 'toRooms'>;
  search: PlayerSearch;
}

/** The five tabs of the chat, or a private conversation in their place (specification 1 §2, §4). Fills its column and scrolls inside. */
export function ChatRoom({ place, search }: ChatRoomProps): ReactNode {
  const { tab, partner } = place;
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const guest = useIsGuest();
  const unread = useUnread();
  const room = useRef<HTMLDivElement>(null);
  useKeyboardInset(room);
  if (session === undefined) return null;
  if (guest) return <GuestPanel />;
  if (partner !== undefined) {
    return (
      <div className={css.room} ref={room}>
        <PrivateConversation key={partner} onBack={place.toRooms} partner={partner} playerID={session.playerID} />
      </div>
    );
  }
  const counts: Record<ChatTab, number> = {
    announcement: unread.Announcement,
    // The visible channel is marked as read.
    public: tab === 'public' ? 0 : unread.Public,
    private: unread.Private,
    club: tab === 'club' ? 0 : unread.Club,
    friend: 0,
  };
  const tabOf = (value: ChatTab): ReactNode => (
    <Tab
      unread={{
        count: counts[value],
        label: formatMessage(
          { id: 'chat.tab.unread', defaultMessage: '{count, plural, other {# 則未讀}}' },
          { count: counts[value] },
        ),
      }}
      value={value}
    >
      {formatMessage(tabMessages[value])}
    </Tab>
  );
  return (
    <div className={css.room} ref={room}>
      <Tabs fill onValueChange={(value) => place.open(readTab(value) ?? 'public')} value={tab}>
        <TabList label={formatMessage({ id: 'chat.tabs', defaultMessage: '頻道' })}>
          {tabOf('announcement')}
          {tabOf('public')}
          {tabOf('private')}
          {tabOf('club')}
          {tabOf('friend')}
        </TabList>
        <TabPanel value="announcement">
          <AnnouncementPanel />
        </TabPanel>
        <TabPanel value="public">
          <PublicPanel onTalk={place.talkTo} playerID={session.playerID} />
        </TabPanel>
        <TabPanel value="private">
          <PrivatePanel onFriends={() => place.open('friend')} onTalk={place.talkTo} search={search} />
        </TabPanel>
        <TabPanel value="club">
          <ClubPanel playerID={session.playerID} />
        </TabPanel>
        <TabPanel value="friend">
          <FriendPanel onPublic={() => place.open('public')} onTalk={place.talkTo} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
