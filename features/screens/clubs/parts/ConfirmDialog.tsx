import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import type { Client } from '../../../base/client/index.ts';
import { useClubAction } from '../useClubAction.ts';

export interface ConfirmDialogProps {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  tone?: 'info' | 'warning' | 'danger';
  icon?: ReactNode;
  act: (call: Client['call']) => Promise<unknown>;
  done: string;
  onClose: () => void;
}

/** Runs an action in a club after a question. Any answer closes the dialog. */
export function ConfirmDialog({ act, done, onClose, ...words }: ConfirmDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const run = useClubAction((call) => act(call), { done });
  return (
    <AlertDialog
      {...words}
      busy={run.isPending}
      cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => run.mutate(undefined, { onSettled: onClose })}
      onOpenChange={onClose}
      open
    />
  );
}
