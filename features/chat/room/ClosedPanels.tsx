import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../errors/index.ts';
import { BindPhoneDialog } from '../../sign-in/index.ts';
import * as css from './ChatRoom.css.ts';

interface Closed {
  /** Leads to the public channel: no tab is a dead end. */
  onPublic: () => void;
}

function ToPublic({ onPublic }: Closed): ReactNode {
  return (
    <Button onClick={onPublic} variant="secondary">
      <FormattedMessage defaultMessage="去公頻聊聊" id="chat.toPublic" />
    </Button>
  );
}

/** Private conversations: none can be begun yet. */
export function PrivatePanel({ onPublic }: Closed): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <div className={css.centred}>
      <EmptyState
        action={<ToPublic onPublic={onPublic} />}
        description={formatMessage({
          id: 'chat.private.text',
          defaultMessage: '私聊功能正在準備中，開放後會在這裡列出您的對話。',
        })}
        drawing={<StateDrawing id="no-messages" />}
        size="compact"
        title={formatMessage({ id: 'chat.private.empty', defaultMessage: '目前沒有私聊中對象' })}
      />
    </div>
  );
}

/** The club's chat: locked until its leader has asked for it (specification 1 §6). */
export function ClubPanel({ enabled, onPublic }: Closed & { enabled: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <div className={css.centred}>
      <EmptyState
        action={<ToPublic onPublic={onPublic} />}
        description={
          enabled
            ? formatMessage({ id: 'chat.club.coming', defaultMessage: '俱樂部聊天正在準備中，訊息都已為您保存。' })
            : formatMessage({
                id: 'chat.club.hint',
                defaultMessage: '需由俱樂部會長透過「創建聊天室」提出申請，才能開啟。',
              })
        }
        drawing={<StateDrawing id={enabled ? 'maintenance' : 'locked-club'} />}
        size="compact"
        title={
          enabled
            ? formatMessage({ id: 'chat.club.comingTitle', defaultMessage: '俱樂部聊天即將開放' })
            : formatMessage({ id: 'chat.club.locked', defaultMessage: '聊天室功能鎖定中' })
        }
      />
    </div>
  );
}

/** The friend list: empty until friends can be made. */
export function FriendPanel({ onPublic }: Closed): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <div className={css.centred}>
      <EmptyState
        action={<ToPublic onPublic={onPublic} />}
        description={formatMessage({
          id: 'chat.friend.text',
          defaultMessage: '好友功能正在準備中，先到公頻認識大家吧。',
        })}
        drawing={<StateDrawing id="no-friends" />}
        size="compact"
        title={formatMessage({ id: 'chat.friend.empty', defaultMessage: '還沒有好友' })}
      />
    </div>
  );
}

/** Guests cannot chat (decisions §4): why, and the way to become a member. */
export function GuestPanel(): ReactNode {
  const { formatMessage } = useIntl();
  const [binding, setBinding] = useState(false);
  return (
    <div className={css.centred}>
      <EmptyState
        action={
          <Button onClick={() => setBinding(true)}>
            <FormattedMessage defaultMessage="綁定手機" id="chat.guest.bind" />
          </Button>
        }
        description={formatMessage({
          id: 'chat.guest.text',
          defaultMessage: '綁定手機號碼成為會員，就能和大家聊天，帳號與遊戲幣也不會遺失。',
        })}
        drawing={<StateDrawing id="locked-club" />}
        size="compact"
        title={formatMessage({ id: 'chat.guest.title', defaultMessage: '聊天室是會員專屬' })}
      />
      <BindPhoneDialog onOpenChange={setBinding} open={binding} />
    </div>
  );
}
