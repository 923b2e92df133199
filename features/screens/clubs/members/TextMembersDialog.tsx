import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { textClubMembers } from '#protocol/operations/clubOffice.ts';
import { useClubAction } from '../useClubAction.ts';

/** Sends the members a text message to their phones, after a question (14870). */
export function TextMembersDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const send = useClubAction((call) => call(textClubMembers, {}), {
    done: ({ Receivers }) =>
      formatMessage(
        { id: 'clubs.textDone', defaultMessage: '{count, plural, other {已發送簡訊給 # 位會員}}' },
        { count: Receivers },
      ),
  });
  return (
    <AlertDialog
      busy={send.isPending}
      cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'clubs.textSend', defaultMessage: '發送簡訊' })}
      description={formatMessage({
        id: 'clubs.textText',
        defaultMessage: '會員的手機會收到一則固定內容的簡訊，邀他們回俱樂部。每天一次。',
      })}
      icon={<MessageSquareText size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => send.mutate(undefined, { onSettled: onClose })}
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'clubs.textTitle', defaultMessage: '要用簡訊召集會員嗎？' })}
    />
  );
}
