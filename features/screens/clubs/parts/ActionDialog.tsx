import { type ReactNode, Suspense, type SyntheticEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import type { Client } from '../../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { GiftPasswordField, isGiftPassword, triesLeft } from '../../../shared/gift-password/index.ts';
import { ConfirmCode, needsProof } from '../../../shared/confirm/index.ts';
import * as css from '../Club.css.ts';
import { useClubAction } from '../useClubAction.ts';

/** The second check of large sums, as a request carries it. */
export interface SecondCheck {
  readonly Password?: string;
}

export interface ActionDialogProps<Result> {
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  notReady?: string | undefined;
  tone?: 'primary' | 'gold' | 'danger';
  /** Shows a form that is longer than a phone's screen in a sheet, whose fields scroll between title and buttons. */
  isLong?: boolean;
  /** Calls the service, for large sums with the required second check. */
  act: (call: Client['call'], check: SecondCheck) => Promise<Result>;
  done?: string | ((result: Result) => string);
  errors?: ErrorOverrides;
  onDone?: (result: Result) => void;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Asks for an action's values and runs it. Shows a refusal beside the button and keeps the values. Asks for the gift password or a
 * confirmation if the service needs it.
 */
export function ActionDialog<Result>({
  title,
  description,
  confirmLabel,
  notReady,
  tone = 'primary',
  isLong = false,
  act,
  done,
  errors,
  onDone,
  onClose,
  children,
}: ActionDialogProps<Result>): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const form = useId();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<{ readonly left: number; readonly wrong: boolean }>();
  const run = useClubAction<SecondCheck, Result>(act, {
    ...(done !== undefined && { done }),
    onDone: (result) => {
      onDone?.(result);
      onClose();
    },
    saysRefusal: true,
  });
  const closeLabel = formatMessage({ id: 'account.close', defaultMessage: '關閉' });
  if (needsProof(run.error)) {
    return (
      <Dialog closeLabel={closeLabel} onOpenChange={onClose} open title={title}>
        <Suspense>
          <ConfirmCode onConfirmed={() => run.reset()} />
        </Suspense>
      </Dialog>
    );
  }
  const wantsPassword = triesLeft(run.error) !== undefined || asked !== undefined;
  const reason =
    notReady ??
    (wantsPassword && !isGiftPassword(password)
      ? formatMessage({ id: 'clubs.passwordFirst', defaultMessage: '請輸入 6 位數贈禮密碼' })
      : undefined);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (run.isPending || reason !== undefined) return;
    run.mutate(asked === undefined ? {} : { Password: password }, {
      onError: (error) => {
        const left = triesLeft(error);
        if (left === undefined) return;
        setAsked({ left, wrong: asked !== undefined });
        setPassword('');
      },
    });
  };
  const buttons = (
    <>
      <Button onClick={onClose} variant="secondary">
        {formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      </Button>
      <Button form={form} type="submit" variant={tone} busy={run.isPending} disabledReason={reason}>
        {confirmLabel}
      </Button>
    </>
  );
  const refusal =
    run.isError && triesLeft(run.error) === undefined ? (
      <div role="alert">
        <Text tone="warn">{errorText(run.error, errors)}</Text>
      </div>
    ) : null;
  const fields = (
    <form className={css.form} id={form} noValidate onSubmit={submit}>
      {children}
      {wantsPassword ? (
        <GiftPasswordField
          hint={formatMessage({ id: 'giftPassword.fieldHint', defaultMessage: '您設定的 6 位數贈禮密碼' })}
          onValueChange={setPassword}
          triesLeft={asked?.wrong === true ? asked.left : undefined}
          value={password}
        />
      ) : null}
      {isLong ? null : refusal}
    </form>
  );
  const window = { closeLabel, description, onOpenChange: onClose, open: true, title };
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
