import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { kickClubMember } from '#protocol/operations/club.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { refreshClubs } from '../../own-club/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';

export interface KickDialogProps {
  player: UserInfo;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks whether to kick a member out of the club (specification 2 §2, 踢出俱樂部). Any answer closes the dialog. */
export function KickDialog({ player, open, onOpenChange }: KickDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { PlayerID } = player;
  const name = usePlayerName()(player.Name);
  const close = (): void => onOpenChange(false);
  const kick = useMutation({
    mutationFn: () => call(kickClubMember, { PlayerID }),
    onSuccess: () =>
      toast({
        tone: 'success',
        text: formatMessage({ id: 'clubs.kickDone', defaultMessage: '{name} 已離開俱樂部' }, { name }),
      }),
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
    // The dialog does not wait for the reads. After a refusal the reads show the allowed actions.
    onSettled: () => {
      close();
      void queries.invalidateQueries({ queryKey: operationKey(getUserInfo, { PlayerID }) });
      void refreshClubs(queries);
    },
  });
  return (
    <AlertDialog
      busy={kick.isPending}
      cancelLabel={formatMessage({ id: 'player.cancel', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'clubs.kickConfirm', defaultMessage: '踢出' })}
      description={formatMessage(
        { id: 'clubs.kickText', defaultMessage: '{name} 會離開俱樂部與它的聊天室。' },
        { name },
      )}
      icon={<UserMinus size={28} />}
      kind="confirm"
      onCancel={close}
      onConfirm={() => kick.mutate()}
      onOpenChange={onOpenChange}
      open={open}
      title={formatMessage({ id: 'clubs.kickTitle', defaultMessage: '確定踢出此會員' })}
      tone="danger"
    />
  );
}
