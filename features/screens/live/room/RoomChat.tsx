import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { useIsGuest, useSession } from '../../../base/session/index.ts';
import type { Conversation } from '../../../shared/conversation/index.ts';
import { useOpenSignIn } from '../../../shared/sign-in/index.ts';
import { ConversationPanel } from '../../chat/index.ts';
import type { Membership } from '../stream/index.ts';
import { SanctionEnd } from '../parts/SanctionEnd.tsx';
import { useModeration } from '../parts/useModeration.tsx';
import { PollCard } from '../poll/PollCard.tsx';
import * as css from './RoomChat.css.ts';
import { LiveRow } from './LiveRow.tsx';
import { PinnedLine } from './PinnedLine.tsx';
import { RoomHostContext } from './roomHost.ts';
import { useHiddenMessages } from './useHiddenMessages.ts';
import { useIsBefore } from './useIsBefore.ts';

export interface RoomChatProps {
  room: LiveRoom;
  membership: Membership;
  /** `over`: lines over the picture. `side`: bubbles in a column. */
  look: 'over' | 'side';
  beside?: ReactNode;
}

/** The chat of a room with its pinned message and its poll, also while the room is off air. */
export function RoomChat({ room, membership, look, beside }: RoomChatProps): ReactNode {
  const { status, session } = useSession();
  const signIn = useOpenSignIn();
  const isGuest = useIsGuest();
  if (status === 'loading') {
    return (
      <Foot beside={beside}>
        <Spinner decorative />
      </Foot>
    );
  }
  if (session === undefined) {
    return (
      <Foot beside={beside}>
        <Button onClick={signIn}>
          <FormattedMessage defaultMessage="登入後一起聊天" id="live.chat.signIn" />
        </Button>
      </Foot>
    );
  }
  if (!room.HasChat) {
    return (
      <Foot beside={beside}>
        <FormattedMessage defaultMessage="主播關閉了聊天室，直播照常播放" id="live.chat.off" />
      </Foot>
    );
  }
  if (membership.state === 'none') {
    return (
      <Foot beside={beside}>
        <FormattedMessage defaultMessage="直播在另一個分頁播放" id="live.picture.elsewhere" />
      </Foot>
    );
  }
  if (membership.state !== 'joined') {
    return (
      <Foot beside={beside}>
        <Spinner decorative />
        <FormattedMessage defaultMessage="正在進入聊天室" id="live.chat.joining" />
      </Foot>
    );
  }
  return (
    <Joined
      beside={beside}
      isGuest={isGuest}
      look={look}
      mutedUntil={membership.MutedUntil}
      playerID={session.playerID}
      reached={membership.Seq}
      room={room}
    />
  );
}

interface JoinedProps extends Pick<RoomChatProps, 'room' | 'look' | 'beside'> {
  playerID: string;
  mutedUntil: string;
  reached: number;
  isGuest: boolean;
}

function Joined({ room, look, beside, playerID, mutedUntil, reached, isGuest }: JoinedProps): ReactNode {
  const { formatMessage } = useIntl();
  const { RoomID, Host } = room;
  const conversation = useMemo((): Conversation => ({ ChannelType: CHANNEL.live, RoomID }), [RoomID]);
  const host = useMemo(() => ({ PlayerID: Host.PlayerID, Name: Host.Name }), [Host.PlayerID, Host.Name]);
  const isMuted = useIsBefore(mutedUntil);
  const isHost = playerID === Host.PlayerID;
  const hidden = useHiddenMessages(RoomID);
  const { menuActions, dialog } = useModeration(room);
  const closed = isMuted
    ? { reason: <MutedText until={mutedUntil} /> }
    : isGuest
      ? { reason: <FormattedMessage defaultMessage="綁定手機成為會員後，就能在直播間發言" id="live.chat.guest" /> }
      : undefined;
  return (
    <RoomHostContext value={host}>
      <ConversationPanel
        {...(look === 'over' && { Row: LiveRow })}
        above={
          <>
            {room.Pinned === null ? null : <PinnedLine pinned={room.Pinned} />}
            <PollCard mayVote={!isGuest} room={room} />
          </>
        }
        beside={beside}
        closed={closed}
        conversation={conversation}
        empty={{
          title: formatMessage({ id: 'live.chat.empty', defaultMessage: '還沒有人說話' }),
          description: formatMessage({ id: 'live.chat.emptyText', defaultMessage: '說聲嗨，和主播打招呼。' }),
        }}
        hidden={hidden}
        label={formatMessage({ id: 'live.chat.label', defaultMessage: '在直播間說話' })}
        menuActions={menuActions}
        mention={
          isHost
            ? undefined
            : {
                label: formatMessage({ id: 'live.chat.mention', defaultMessage: '提及主播' }),
                text: `@${Host.Name}`,
              }
        }
        playerID={playerID}
        reached={reached}
      />
      {dialog}
    </RoomHostContext>
  );
}

function MutedText({ until }: { until: string }): ReactNode {
  return (
    <FormattedMessage
      defaultMessage="主播已將您禁言，{until} 後可再發言"
      id="live.chat.muted"
      values={{
        until: <SanctionEnd until={until} />,
      }}
    />
  );
}

function Foot({ beside, children }: { beside: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={css.chatFoot}>
      <div className={css.chatReason}>{children}</div>
      {beside}
    </div>
  );
}
