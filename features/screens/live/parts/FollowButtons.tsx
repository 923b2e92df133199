import { Bell, BellRing, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import type { Follow } from './useFollow.ts';

export interface FollowButtonProps {
  follow: Follow;
  name: string;
}

/** Follows the host of a room. */
export function FollowButton({ follow, name }: FollowButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const shown = usePlayerName()(name);
  if (follow.isOwn) return null;
  return follow.isFollowing ? (
    <Button
      aria-label={formatMessage({ id: 'live.unfollowOf', defaultMessage: '追蹤中：取消追蹤{name}' }, { name: shown })}
      busy={follow.isBusy}
      onClick={follow.toggle}
      size="sm"
      variant="secondary"
    >
      <FormattedMessage defaultMessage="追蹤中" id="live.following" />
    </Button>
  ) : (
    <Button
      aria-label={formatMessage({ id: 'live.followOf', defaultMessage: '追蹤{name}' }, { name: shown })}
      busy={follow.isBusy}
      icon={<Plus size={16} />}
      onClick={follow.toggle}
      size="sm"
    >
      <FormattedMessage defaultMessage="追蹤" id="live.follow" />
    </Button>
  );
}

/** Turns the notice of a room on and off. */
export function NoticeButton({ follow, name }: FollowButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const shown = usePlayerName()(name);
  if (follow.isOwn) return null;
  return (
    <Button
      aria-label={
        follow.isNotified
          ? formatMessage({ id: 'live.noticeEndOf', defaultMessage: '已設提醒：取消{name}的開播提醒' }, { name: shown })
          : formatMessage({ id: 'live.noticeOf', defaultMessage: '通知我{name}開播' }, { name: shown })
      }
      busy={follow.isBusy}
      icon={follow.isNotified ? <BellRing size={16} /> : <Bell size={16} />}
      onClick={follow.toggleNotice}
      variant="secondary"
    >
      {follow.isNotified ? (
        <FormattedMessage defaultMessage="已設提醒" id="live.noticeSet" />
      ) : (
        <FormattedMessage defaultMessage="通知我" id="live.notice" />
      )}
    </Button>
  );
}
