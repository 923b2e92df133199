import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Gained } from './Gained.tsx';
import { RedeemField } from './RedeemField.tsx';
import { useRedeemForm } from './useRedeemForm.ts';

/** The dialog that redeems a code, explains a refusal, and shows the items (specification 1 §2). */
export function RedeemDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const form = useRedeemForm();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    form.submit(button.current);
  };
  const window = {
    closeLabel: formatMessage({ id: 'redeem.close', defaultMessage: '關閉' }),
    onOpenChange: onClose,
    open: true,
    size: 'sm',
    title: formatMessage({ id: 'redeem.title', defaultMessage: '兌換碼' }),
  } as const;
  if (form.redeemed !== undefined) {
    return (
      <Dialog
        {...window}
        actions={
          <>
            <Button onClick={form.again} variant="secondary">
              <FormattedMessage defaultMessage="再兌換一組" id="redeem.again" />
            </Button>
            <Button onClick={onClose}>
              <FormattedMessage defaultMessage="完成" id="redeem.done" />
            </Button>
          </>
        }
      >
        <Gained redeemed={form.redeemed} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...window}
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            <FormattedMessage defaultMessage="取消" id="redeem.cancel" />
          </Button>
          <Button
            form={id}
            ref={button}
            type="submit"
            {...(form.isPending ? { busy: true } : { disabled: !form.isReady })}
          >
            <FormattedMessage defaultMessage="兌換" id="redeem.confirm" />
          </Button>
        </>
      }
      initialFocus={field}
    >
      <form id={id} onSubmit={submit}>
        <RedeemField form={form} ref={field} />
      </form>
    </Dialog>
  );
}
