import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import type { KnownPlayer } from '../playerActionsContext.ts';
import { useRelation } from './useRelation.ts';

export interface BlockDialogProps {
  player: KnownPlayer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks whether to block a player, and explains the effects (specification 2 §4). */
export function BlockDialog({ player, open, onOpenChange }: BlockDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(player.Name);
  const relation = useRelation(player);
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'player.cancel', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'player.block', defaultMessage: '封鎖' })}
      description={formatMessage({
        id: 'player.blockText',
        defaultMessage: '封鎖後你們無法互傳私訊與禮物，對方不會收到通知。隨時可以解除封鎖。',
      })}
      icon={<Ban size={28} />}
      kind="confirm"
      onConfirm={() => relation.mutate('block')}
      onOpenChange={onOpenChange}
      open={open}
      title={formatMessage({ id: 'player.blockAsk', defaultMessage: '要封鎖{name}嗎？' }, { name })}
      tone="danger"
    />
  );
}
