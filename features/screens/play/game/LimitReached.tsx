import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';

/** Says over the game that a limit is reached which the player set, and leads to the limits. */
export function LimitReached({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'game.limit.back', defaultMessage: '留在遊戲' })}
      confirmLabel={formatMessage({ id: 'game.toLimits', defaultMessage: '查看我的節制' })}
      description={
        <FormattedMessage
          defaultMessage="已達您設定的今日上限，今天不能再下注。明天會重新計算；進行中的局會算完。"
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
      title={formatMessage({ id: 'game.limit.title', defaultMessage: '今天先到這裡' })}
    />
  );
}
