import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { BindPhoneDialog } from '../../../shared/sign-in/index.ts';
import * as css from './ChatRoom.css.ts';

export interface GuestPanelProps {
  title?: string;
  description?: string;
}

/** Explains that guests cannot chat (decisions §4), with a link to become a member. */
export function GuestPanel({ title, description }: GuestPanelProps): ReactNode {
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
        description={
          description ??
          formatMessage({
            id: 'chat.guest.text',
            defaultMessage: '綁定手機號碼成為會員，就能和大家聊天，帳號與遊戲幣也不會遺失。',
          })
        }
        drawing={<StateDrawing id="locked-club" />}
        size="compact"
        title={title ?? formatMessage({ id: 'chat.guest.title', defaultMessage: '聊天室是會員專屬' })}
      />
      <BindPhoneDialog onOpenChange={setBinding} open={binding} />
    </div>
  );
}
