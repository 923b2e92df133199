import { UserRoundPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useTier } from '#ui/layout/useTier.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { BindPhoneDialog } from '../../shared/sign-in/index.ts';
import { BlockedList } from './BlockedList.tsx';
import { FindPlayers } from './FindPlayers.tsx';
import { FriendList } from './FriendList.tsx';
import * as css from './Friends.css.ts';
import { Recommended } from './Recommended.tsx';

const lists = ['friends', 'find', 'blocked'] as const;

const names = defineMessages({
  friends: { id: 'frame.friends', defaultMessage: '好友' },
  find: { id: 'friends.find', defaultMessage: '找玩家' },
  blocked: { id: 'friends.blacklist', defaultMessage: '黑名單' },
});

/** /member/friends: friends, finding players, and the blacklist (specification 2 §2, §4, §9), chosen by `list`. */
export function FriendsPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const guest = useIsGuest();
  // On wide screens recommendations are beside the friends.
  const isWide = useTier() > 3;
  const shown = lists.find((one) => one === get('list')) ?? 'friends';
  if (guest) {
    return (
      <SectionFrame page="/member/friends">
        <ForMembers />
      </SectionFrame>
    );
  }
  const find = (
    <Button icon={<UserRoundPlus size={18} />} onClick={() => choose('list', 'find')}>
      <FormattedMessage {...names.find} />
    </Button>
  );
  return (
    <SectionFrame page="/member/friends">
      <Tabs onValueChange={(next) => choose('list', next === 'friends' ? undefined : next)} value={shown}>
        <TabList label={formatMessage({ id: 'friends.lists', defaultMessage: '名單' })} variant="segmented">
          {lists.map((one) => (
            <Tab key={one} value={one}>
              <FormattedMessage {...names[one]} />
            </Tab>
          ))}
        </TabList>
        <TabPanel value="friends">
          <div className={css.panel}>
            <div className={css.split}>
              <FriendList emptyAction={find} />
              {isWide ? <Recommended /> : null}
            </div>
          </div>
        </TabPanel>
        <TabPanel value="find">
          <div className={css.panel}>
            <FindPlayers />
          </div>
        </TabPanel>
        <TabPanel value="blocked">
          <div className={css.panel}>
            <BlockedList />
          </div>
        </TabPanel>
      </Tabs>
    </SectionFrame>
  );
}

/** Explains that a guest has no friends (decisions §4), with a link to become a member. */
function ForMembers(): ReactNode {
  const { formatMessage } = useIntl();
  const [binding, setBinding] = useState(false);
  return (
    <>
      <EmptyState
        action={
          <Button onClick={() => setBinding(true)}>
            <FormattedMessage defaultMessage="綁定手機" id="friends.bind" />
          </Button>
        }
        description={formatMessage({
          id: 'friends.guestText',
          defaultMessage: '綁定手機號碼成為會員，就能加好友、私聊和送禮。',
        })}
        drawing={<StateDrawing id="no-friends" />}
        title={formatMessage({ id: 'friends.guest', defaultMessage: '好友是會員專屬' })}
      />
      <BindPhoneDialog onOpenChange={setBinding} open={binding} />
    </>
  );
}
