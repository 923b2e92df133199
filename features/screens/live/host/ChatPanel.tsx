import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { RoomChat } from '../room/RoomChat.tsx';
import { useRoomPushes } from '../room/useRoomPushes.ts';
import { type Membership, useLiveStage } from '../stream/index.ts';
import * as css from './Host.css.ts';

/** The chat of the host's room, in large size. */
export function ChatPanel({ room }: { room: LiveRoom | undefined }): ReactNode {
  const { formatMessage } = useIntl();
  const { membership } = useLiveStage();
  return (
    <section aria-label={formatMessage({ id: 'live.chat', defaultMessage: '聊天室' })} className={css.chat}>
      {room === undefined ? (
        <p className={css.text} role="status">
          <Spinner decorative /> <FormattedMessage defaultMessage="正在進入聊天室" id="live.chat.joining" />
        </p>
      ) : (
        <Chat membership={membership} room={room} />
      )}
    </section>
  );
}

function Chat({ room, membership }: { room: LiveRoom; membership: Membership }): ReactNode {
  return <RoomChat look="side" membership={membership} room={useRoomPushes(room)} />;
}
