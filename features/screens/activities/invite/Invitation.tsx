import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { friendInvited, getInvitedFriends, getInviteInfo } from '#protocol/operations/invite.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { operationKey, useOperation, usePush } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { useIsGuest } from '../../../base/session/index.ts';
import { BindCode } from './BindCode.tsx';
import { InvitedFriends } from './InvitedFriends.tsx';
import * as css from './Invite.css.ts';
import { OwnCode } from './OwnCode.tsx';

/** One's own invitation code, the field for another's, and whom one brought (12350, 12360, 12630, 12640). */
export function Invitation(): ReactNode {
  return useIsGuest() ? <ForMembers /> : <Own />;
}

/** The service has codes for members only. */
function ForMembers(): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={`${prefix}/member/account`}>
            <FormattedMessage defaultMessage="去綁定" id="bindBonus.go" />
          </Link>
        </Button>
      }
      description={formatMessage({
        id: 'invite.guestText',
        defaultMessage: '綁定手機成為會員，就有自己的邀請碼，也能輸入好友的邀請碼。',
      })}
      drawing={<StateDrawing id="no-friends" />}
      title={formatMessage({ id: 'invite.guest', defaultMessage: '邀請碼是會員專屬' })}
    />
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
    <div className={css.invitation}>
      <Loaded query={query} skeleton={<RowSkeletons height="12rem" rows={2} />}>
        {(info) => (
          <>
            <OwnCode info={info} />
            <BindCode info={info} />
            <InvitedFriends info={info} />
          </>
        )}
      </Loaded>
    </div>
  );
}
