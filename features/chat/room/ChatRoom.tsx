import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useIsGuest, useSession } from '../../session/index.ts';
import type { ChatTab } from '../tabs.ts';
import { readTab } from '../tabs.ts';
import { useUnread } from '../useUnread.ts';
import { AnnouncementPanel } from './AnnouncementPanel.tsx';
import * as css from './ChatRoom.css.ts';
import { ClubPanel, FriendPanel, GuestPanel, PrivatePanel } from './ClosedPanels.tsx';
import { PublicPanel } from './PublicPanel.tsx';
import { tabWords } from './tabWords.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';

export interface ChatRoomProps {
  tab: ChatTab;
  onTabChange: (tab: ChatTab) => void;
}

/** The five tabs of the chat (specification 1 §2, §4). Fills its column and scrolls inside. */
export function ChatRoom({ tab, onTabChange }: ChatRoomProps): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const guest = useIsGuest();
  const unread = useUnread();
  const room = useRef<HTMLDivElement>(null);
  useKeyboardInset(room);
  if (session === undefined) return null;
  if (guest) return <GuestPanel />;
  const counts: Record<ChatTab, number> = {
    announcement: unread.Announcement,
    // What is looked at is being read.
    public: tab === 'public' ? 0 : unread.Public,
    private: unread.Private,
    club: unread.Club,
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
      {formatMessage(tabWords[value])}
    </Tab>
  );
  return (
    <div className={css.room} ref={room}>
      <Tabs fill onValueChange={(value) => onTabChange(readTab(value) ?? 'public')} value={tab}>
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
          <PublicPanel key={session.playerID} playerID={session.playerID} />
        </TabPanel>
        <TabPanel value="private">
          <PrivatePanel onPublic={() => onTabChange('public')} />
        </TabPanel>
        <TabPanel value="club">
          <ClubPanel enabled={unread.EnableClub} onPublic={() => onTabChange('public')} />
        </TabPanel>
        <TabPanel value="friend">
          <FriendPanel onPublic={() => onTabChange('public')} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
