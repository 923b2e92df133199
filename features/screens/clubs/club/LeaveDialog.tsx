import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { leaveClub } from '#protocol/operations/club.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { TypedConfirm } from '../parts/TypedConfirm.tsx';

export interface LeaveDialogProps {
  club: ClubInfo;
  onChangeLeader: () => void;
  onClose: () => void;
}

/** Leaves the club after typing its name. A leader hands over first (decisions §6). */
export function LeaveDialog({ club, onChangeLeader, onClose }: LeaveDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'clubs.leave', defaultMessage: '退出俱樂部' });
  if (club.MyRole === 'leader') {
    const isOffered = club.Successor !== null;
    const description = isOffered
      ? formatMessage({
          id: 'clubs.leaveOffered',
          defaultMessage: '會長移交還在等待回覆，對方接任後您就能退出。',
        })
      : formatMessage({ id: 'clubs.leaveLeader', defaultMessage: '您是會長，請先把會長移交給其他會員，再退出。' });
    if (isOffered) {
      return (
        <AlertDialog
          confirmLabel={formatMessage({ id: 'clubs.understood', defaultMessage: '我知道了' })}
          description={description}
          kind="alert"
          onConfirm={onClose}
          onOpenChange={onClose}
          open
          title={title}
        />
      );
    }
    return (
      <AlertDialog
        cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
        confirmLabel={formatMessage({ id: 'clubs.changeLeader', defaultMessage: '移交會長' })}
        description={description}
        kind="confirm"
        onCancel={onClose}
        onConfirm={onChangeLeader}
        open
        title={title}
      />
    );
  }
  return (
    <TypedConfirm
      act={(call) => call(leaveClub, {})}
      confirmLabel={title}
      description={formatMessage({
        id: 'clubs.leaveText',
        defaultMessage: '您會離開俱樂部與它的聊天室，貢獻的金幣留在金庫，不會退回。',
      })}
      done={formatMessage({ id: 'clubs.left', defaultMessage: '您已退出「{name}」' }, { name: club.ClubName })}
      onClose={onClose}
      title={title}
      word={club.ClubName}
    />
  );
}
