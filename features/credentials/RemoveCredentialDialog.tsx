import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog, Dialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useErrorText } from '../errors/index.ts';

export interface RemoveCredentialDialogProps {
  title: string;
  description: ReactNode;
  icon: ReactNode;
  confirmLabel: string;
  /** The notice after it was removed. */
  doneText: string;
  remove: () => Promise<unknown>;
  /** Reads the list again: after a removal, and after a refusal, since the list may be out of date. */
  reload: () => unknown;
  onClose: () => void;
  /** Where a removal wants a recent sign-in: which refusals say so, and the form that confirms who the player is. */
  proof?: { readonly isNeeded: (error: unknown) => boolean; readonly form: (onConfirmed: () => void) => ReactNode };
}

/** Removes a credential after a question, and says how it ended. */
export function RemoveCredentialDialog(props: RemoveCredentialDialogProps): ReactNode {
  const { title, description, icon, confirmLabel, doneText, remove, reload, onClose, proof } = props;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const needsProof = (error: unknown): boolean => proof?.isNeeded(error) ?? false;
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
  if (proof !== undefined && needsProof(removal.error)) {
    return (
      <Dialog
        closeLabel={formatMessage({ id: 'bind.close', defaultMessage: '關閉' })}
        onOpenChange={onClose}
        open
        title={title}
      >
        {proof.form(removal.reset)}
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
