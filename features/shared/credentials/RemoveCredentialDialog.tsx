import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog, Dialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useErrorText } from '../../base/errors/index.ts';

export interface RemoveCredentialDialogProps {
  title: string;
  description: ReactNode;
  icon: ReactNode;
  confirmLabel: string;
  doneText: string;
  remove: () => Promise<unknown>;
  /** Reads the list again after a removal, and after a refusal, since the list may be out of date. */
  reload: () => unknown;
  onClose: () => void;
  needsProof?: (error: unknown) => boolean;
  renderProof?: (onConfirmed: () => void) => ReactNode;
}

/** Asks before removing a credential, and shows the outcome. */
export function RemoveCredentialDialog(props: RemoveCredentialDialogProps): ReactNode {
  const {
    title,
    description,
    icon,
    confirmLabel,
    doneText,
    remove,
    reload,
    onClose,
    renderProof,
    needsProof = () => false,
  } = props;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => toast({ tone: 'success', text: doneText }),
    onError: (error) => {
      if (!needsProof(error)) toast({ tone: 'danger', text: errorText(error) });
    },
    onSettled: async (_result, error) => {
      if (needsProof(error)) return;
      onClose();
      await reload();
    },
  });
  if (renderProof !== undefined && needsProof(removal.error)) {
    return (
      <Dialog
        closeLabel={formatMessage({ id: 'bind.close', defaultMessage: '關閉' })}
        onOpenChange={onClose}
        open
        title={title}
      >
        {renderProof(removal.reset)}
      </Dialog>
    );
  }
  return (
    <AlertDialog
      busy={removal.isPending}
      cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      confirmLabel={confirmLabel}
      description={description}
      icon={icon}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => removal.mutate()}
      open
      title={title}
      tone="warning"
    />
  );
}
