import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { friendInvited, getInvitedFriends, getInviteInfo } from '#protocol/operations/invite.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useOperation, usePush } from '../../../base/client/index.ts';
import { EmptyPage, Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { useIsGuest } from '../../../base/session/index.ts';
import { BindCode } from './BindCode.tsx';
import { InvitedFriends } from './InvitedFriends.tsx';
import { OwnCode } from './OwnCode.tsx';

/** The player's invitation code, the field for a friend's code, and the invited friends (12350, 12360, 12630, 12640). */
export function Invitation(): ReactNode {
  return useIsGuest() ? <ForMembers /> : <Own />;
}

function ForMembers(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyPage
      drawing="no-friends"
      text={formatMessage({
        id: 'invite.guestText',
        defaultMessage: '綁定手機成為會員，就有自己的邀請碼，也能輸入好友的邀請碼。',
      })}
      title={formatMessage({ id: 'invite.guest', defaultMessage: '邀請碼是會員專屬' })}
      to="/member/account"
    >
      <FormattedMessage defaultMessage="去綁定" id="bindBonus.go" />
    </EmptyPage>
  );
}

function Own(): ReactNode {
  const queries = useQueryClient();
  const query = useOperation(getInviteInfo, {});
  usePush(friendInvited, () => {
    void queries.invalidateQueries({ queryKey: operationKey(getInviteInfo) });
    void queries.invalidateQueries({ queryKey: operationKey(getInvitedFriends) });
  });
  return (
    <Stack gap={5}>
      <Loaded query={query} skeleton={<RowSkeletons height="12rem" rows={2} />}>
        {(info) => (
          <>
            <OwnCode info={info} />
            <BindCode info={info} />
            <InvitedFriends info={info} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
