import { type ComponentProps, type ReactNode, Suspense, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { type ErrorOverrides, useErrorText } from '../../base/errors/index.ts';
import { ConfirmCode, needsProof } from '../confirm/index.ts';
import { GiftPasswordField, isGiftPassword, triesLeft } from '../gift-password/index.ts';
import * as css from './ActionDialog.css.ts';

/** The second check of large sums, in the format of the request. */
export interface SecondCheck {
  readonly Password?: string;
}

export interface ActionDialogProps
  extends Pick<ComponentProps<typeof Dialog>, 'description' | 'initialFocus' | 'size' | 'title'> {
  /** The mutation that the dialog runs. */
  action: { readonly isPending: boolean; readonly error: Error | null; readonly reset: () => void };
  /** Runs the action, for large sums with the required second check. `from` is the pressed button. */
  onConfirm: (check: SecondCheck, from: Element | null) => void;
  /** Called after the confirmation. If absent, the refusal is dropped. */
  onProven?: () => void;
  confirmLabel: string;
  /** The text is 取消 if absent. `null` leaves out the second button. */
  cancelLabel?: string | null | undefined;
  /** The reason that the action cannot run yet. `true` disables the button without a reason. */
  notReady?: string | boolean | undefined;
  tone?: 'primary' | 'gold' | 'danger';
  /** Shows a form that is longer than a phone's screen in a sheet, whose fields scroll between title and buttons. */
  isLong?: boolean;
  /** Whether Enter in a field runs the action. */
  byEnter?: boolean;
  /** The caller shows the refusal itself, for example in a field. */
  hidesRefusal?: boolean;
  errors?: ErrorOverrides | undefined;
  /** Replaces the values in the same window after the action. */
  outcome?: { readonly content: ReactNode; readonly actions: ReactNode } | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Asks for an action's values and runs it. Shows a refusal below the values and keeps them. Asks for the gift password or a confirmation
 * if the service needs it.
 */
export function ActionDialog({
  action,
  onConfirm,
  onProven = action.reset,
  confirmLabel,
  cancelLabel,
  notReady,
  tone = 'primary',
  isLong = false,
  byEnter = true,
  hidesRefusal = false,
  errors,
  outcome,
  onClose,
  children,
  ...words
}: ActionDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const form = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isPending, error } = action;
  const password = useAskedPassword(error);
  const window = {
    ...words,
    closeLabel: formatMessage({ id: 'account.close', defaultMessage: '關閉' }),
    onOpenChange: onClose,
    open: true,
  };
  if (outcome !== undefined) {
    return (
      <Dialog {...window} actions={outcome.actions} description={undefined}>
        {outcome.content}
      </Dialog>
    );
  }
  if (needsProof(error)) {
    return (
      <Dialog {...window} description={undefined}>
        <Suspense>
          <ConfirmCode onConfirmed={onProven} />
        </Suspense>
      </Dialog>
    );
  }
  const reason = notReady === undefined || notReady === false ? password.missing : notReady;
  const confirm = (): void => {
    if (!isPending && reason === undefined) onConfirm(password.check, button.current);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (byEnter) confirm();
  };
  const buttons = (
    <>
      {cancelLabel === null ? null : (
        <Button onClick={onClose} variant="secondary">
          {cancelLabel ?? formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
        </Button>
      )}
      <Button
        fullWidth={cancelLabel === null}
        ref={button}
        variant={tone}
        {...(byEnter ? { form, type: 'submit' } : { onClick: confirm })}
        // A button that may get a reason keeps the space for it, so that it stays the same element and keeps the focus.
        {...(typeof notReady === 'boolean' && typeof reason !== 'string'
          ? { busy: isPending, disabled: reason === true && !isPending }
          : { busy: isPending, disabledReason: reason === true ? undefined : reason })}
      >
        {confirmLabel}
      </Button>
    </>
  );
  const refusal =
    error === null || hidesRefusal || triesLeft(error) !== undefined ? null : (
      <Notice tone="danger">{errorText(error, errors)}</Notice>
    );
  const fields = (
    <form className={css.form} id={form} noValidate onSubmit={submit}>
      {children}
      {password.field}
      {isLong ? null : refusal}
    </form>
  );
  if (isLong) {
    return (
      <BottomSheet {...window} height="full">
        <div className={css.sheetFields}>{fields}</div>
        <div className={css.sheetFoot}>
          {refusal}
          <div className={css.sheetButtons}>{buttons}</div>
        </div>
      </BottomSheet>
    );
  }
  return (
    <Dialog {...window} actions={buttons}>
      {fields}
    </Dialog>
  );
}

interface AskedPassword {
  readonly check: SecondCheck;
  /** The reason that the action cannot run yet. */
  readonly missing: string | undefined;
  readonly field: ReactNode;
}

/** The gift password. The dialog asks for it after the service refused an action without it or with a wrong one. */
function useAskedPassword(error: Error | null): AskedPassword {
  const { formatMessage } = useIntl();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<{ readonly left: number; readonly wrong: boolean }>();
  const [seen, setSeen] = useState(error);
  if (error !== seen) {
    setSeen(error);
    const left = triesLeft(error);
    if (left !== undefined) {
      setAsked({ left, wrong: asked !== undefined });
      setPassword('');
    }
  }
  if (asked === undefined) return { check: {}, missing: undefined, field: null };
  return {
    check: { Password: password },
    missing: isGiftPassword(password)
      ? undefined
      : formatMessage({ id: 'giftPassword.first', defaultMessage: '請輸入 6 位數贈禮密碼' }),
    field: (
      <GiftPasswordField
        hint={formatMessage({ id: 'giftPassword.fieldHint', defaultMessage: '您設定的 6 位數贈禮密碼' })}
        onValueChange={setPassword}
        triesLeft={asked.wrong ? asked.left : undefined}
        value={password}
      />
    ),
  };
}
