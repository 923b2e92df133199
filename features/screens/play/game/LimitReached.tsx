import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';

/**
 * A dialog over the game which says that a stake would exceed a limit of the player. It links to the limits. A smaller stake may still be
 * allowed.
 */
export function LimitReached({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'game.limit.back', defaultMessage: '留在遊戲' })}
      confirmLabel={formatMessage({ id: 'game.toLimits', defaultMessage: '查看遊戲時間與上限' })}
      description={
        <FormattedMessage
          defaultMessage="這一注會超過您設定的每日上限，所以沒有下注，也沒有扣金幣。今天還有額度時可以把注額調小；上限每天重新計算。"
          id="game.limit.text"
        />
      }
      icon={<Hourglass size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        navigate(`${prefix}/member/limits`);
      }}
      onOpenChange={(next) => (next ? undefined : onClose())}
      open={open}
      title={formatMessage({ id: 'game.limit.title', defaultMessage: '已達您設定的上限' })}
    />
  );
}
