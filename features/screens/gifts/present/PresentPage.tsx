import { History, UserRoundPlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { QuietBoundary, StateDrawing, useErrorText } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useGivingClosed, useIsGuest } from '../../../base/session/index.ts';
import { RowSkeletons, SectionFrame } from '../../../shared/frames/index.ts';
import { type FoundPlayer, FriendPicker } from '../../../shared/players/index.ts';
import { BindPhoneDialog } from '../../../shared/sign-in/index.ts';
import { GiftPicker } from '../lazyParts.ts';
import * as css from './PresentPage.css.ts';

/** /present: choose a friend, then a gift (specification 1 §2, 2 §1). Tells a too new account why it cannot give, and until when. */
export function PresentPage(): ReactNode {
  const isGuest = useIsGuest();
  const closed = useGivingClosed();
  return (
    <SectionFrame page="/present">
      {isGuest ? <ForMembers /> : closed === undefined ? <Friends /> : <NotYet failure={closed} />}
    </SectionFrame>
  );
}

function Friends(): ReactNode {
  const [to, setTo] = useState<FoundPlayer>();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <div className={css.page}>
      <Inline justify="between" wrap>
        <Text tone="muted">
          <FormattedMessage defaultMessage="選一位好友，再挑禮物。" id="present.choose" />
        </Text>
        <Button asChild icon={<History size={18} />} size="sm" variant="ghost">
          <Link to={`${prefix}/member/present`}>
            <FormattedMessage defaultMessage="贈禮紀錄" id="frame.giftRecords" />
          </Link>
        </Button>
      </Inline>
      <Suspense fallback={<RowSkeletons height="3.75rem" rows={8} />}>
        <FriendPicker emptyAction={<FindFriends />} onPick={setTo} />
      </Suspense>
      {to === undefined ? null : (
        <QuietBoundary>
          <Suspense>
            <GiftPicker onClose={() => setTo(undefined)} to={to} />
          </Suspense>
        </QuietBoundary>
      )}
    </div>
  );
}

function FindFriends(): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <Button asChild icon={<UserRoundPlus size={18} />}>
      <Link to={`${prefix}/member/friends?list=find`}>
        <FormattedMessage defaultMessage="找玩家" id="friends.find" />
      </Link>
    </Button>
  );
}

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
        description={formatMessage({ id: 'gift.guestText', defaultMessage: '綁定手機成為會員後，就能送禮給好友。' })}
        drawing={<StateDrawing id="gift" />}
        title={formatMessage({ id: 'gift.guest', defaultMessage: '會員才能送禮' })}
      />
      <BindPhoneDialog onOpenChange={setBinding} open={binding} />
    </>
  );
}

function NotYet({ failure }: { failure: Error }): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  return (
    <EmptyState
      action={<FindFriends />}
      description={errorText(failure)}
      drawing={<StateDrawing id="gift" />}
      title={formatMessage({ id: 'gift.young', defaultMessage: '新帳號還不能送禮' })}
    />
  );
}
