import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { sendClubGroupMessage } from '#protocol/operations/clubOffice.ts';
import { CHAT_TEXT_MAX, isSendable } from '#protocol/rules/chatText.ts';
import { CLUB_GROUP_MESSAGES } from '#protocol/rules/club.ts';
import { TextArea } from '#ui/components/TextArea/index.ts';
import { ClubActionDialog } from '../parts/ClubActionDialog.tsx';

/** Sends a mail to all members (14860). */
export function GroupMessageDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const [Message, setMessage] = useState('');
  return (
    <ClubActionDialog
      act={(call) => call(sendClubGroupMessage, { Message })}
      confirmLabel={formatMessage({ id: 'clubs.send', defaultMessage: '送出' })}
      description={formatMessage(
        {
          id: 'clubs.groupMessageText',
          defaultMessage: '所有會員都會在信件收到這則訊息，俱樂部每天最多 {count} 則。',
        },
        { count: CLUB_GROUP_MESSAGES },
      )}
      done={({ Receivers, Left }) =>
        formatMessage(
          {
            id: 'clubs.groupMessageDone',
            defaultMessage: '{count, plural, other {已寄給 # 位會員}}，今天還能再發 {left} 則',
          },
          { count: Receivers, left: Left },
        )
      }
      notReady={
        isSendable(Message)
          ? undefined
          : formatMessage(
              { id: 'clubs.groupMessageRule', defaultMessage: '請輸入 1 到 {max} 個字' },
              { max: CHAT_TEXT_MAX },
            )
      }
      onClose={onClose}
      title={formatMessage({ id: 'clubs.groupMessage', defaultMessage: '群發訊息' })}
    >
      <TextArea
        label={formatMessage({ id: 'clubs.message', defaultMessage: '訊息' })}
        limit={{
          max: CHAT_TEXT_MAX,
          label: (count, max) =>
            formatMessage({ id: 'clubs.counted', defaultMessage: '{count} / {max} 字' }, { count, max }),
        }}
        minRows={3}
        onValueChange={setMessage}
        value={Message}
      />
    </ClubActionDialog>
  );
}
