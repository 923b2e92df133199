import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { ActionDialog } from '../../shared/dialogs/index.ts';
import { Gained } from './Gained.tsx';
import { RedeemField } from './RedeemField.tsx';
import { useRedeemForm } from './useRedeemForm.ts';

/** The dialog that redeems a code, explains a refusal, and shows the items (specification 1 §2). */
export function RedeemDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const form = useRedeemForm();
  return (
    <ActionDialog
      action={{ isPending: form.isPending, error: null, reset: form.again }}
      confirmLabel={formatMessage({ id: 'redeem.confirm', defaultMessage: '兌換' })}
      initialFocus={field}
      notReady={!form.isReady}
      onClose={onClose}
      onConfirm={(_check, from) => form.submit(from)}
      outcome={
        form.redeemed && {
          actions: (
            <>
              <Button onClick={form.again} variant="secondary">
                <FormattedMessage defaultMessage="再兌換一組" id="redeem.again" />
              </Button>
              <Button onClick={onClose}>
                <FormattedMessage defaultMessage="完成" id="redeem.done" />
              </Button>
            </>
          ),
          content: <Gained redeemed={form.redeemed} />,
        }
      }
      size="sm"
      title={formatMessage({ id: 'redeem.title', defaultMessage: '兌換碼' })}
    >
      <RedeemField form={form} ref={field} />
    </ActionDialog>
  );
}
