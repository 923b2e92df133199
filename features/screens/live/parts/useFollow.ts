import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { followRoom, getRooms } from '#protocol/operations/live.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useCall } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useOpenSignIn } from '../../../shared/sign-in/index.ts';

export interface Follow {
  readonly isFollowing: boolean;
  readonly isNotified: boolean;
  readonly followers: number;
  readonly isBusy: boolean;
  readonly isOwn: boolean;
  readonly toggle: () => void;
  /** Switches the notice. Switching the notice on also follows the host. */
  readonly toggleNotice: () => void;
}

/** Whether the player follows the host of a room, and functions that change it (15680). A visitor signs in first. */
export function useFollow(room: LiveRoom): Follow {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { session } = useSession();
  const signIn = useOpenSignIn();
  const { RoomID } = room;
  const subject = `follow-${RoomID}`;
  const change = useMutation({
    mutationFn: (asked: { Following: boolean; Notify: boolean }) => call(followRoom, { RoomID, ...asked }),
    onSuccess: ({ Following, Notify }) => {
      void queries.invalidateQueries({ queryKey: ['operation', getRooms.name] });
      toast({
        tone: 'success',
        subject,
        text: !Following
          ? formatMessage({ id: 'live.unfollowed', defaultMessage: '已取消追蹤' })
          : Notify
            ? formatMessage({ id: 'live.followed', defaultMessage: '已追蹤，開播時會通知您' })
            : formatMessage({ id: 'live.followedQuietly', defaultMessage: '已追蹤，開播時不通知' }),
      });
    },
    onError: (error) => toast({ tone: 'danger', subject, text: errorText(error) }),
  });
  const known = change.data?.RoomID === RoomID ? change.data : room;
  const ask = (asked: { Following: boolean; Notify: boolean }): void =>
    session === undefined ? signIn() : change.mutate(asked);
  return {
    isFollowing: known.Following,
    isNotified: known.Following && known.Notify,
    followers: known.Followers,
    isBusy: change.isPending,
    isOwn: session?.playerID === room.Host.PlayerID,
    toggle: () => ask({ Following: !known.Following, Notify: true }),
    toggleNotice: () => ask({ Following: true, Notify: !(known.Following && known.Notify) }),
  };
}
