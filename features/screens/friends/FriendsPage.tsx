import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { BindPhoneDialog } from '../../shared/sign-in/index.ts';
import { BlockedList } from './BlockedList.tsx';
import { FriendsHome } from './FriendsHome.tsx';

/** /member/friends: the friends and the search, or the blacklist (specification 2 §2, §4, §9), chosen by `list`. */
export function FriendsPage(): ReactNode {
  const { get } = useChoices();
  const isGuest = useIsGuest();
  const list = get('list');
  if (isGuest) {
    return (
      <SectionFrame page="/member/friends">
        <ForMembers />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame page="/member/friends">
      {list === 'blocked' ? <BlockedList /> : <FriendsHome isFinding={list === 'find'} />}
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
