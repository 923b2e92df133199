import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { normalisePhone, phoneKeystroke } from '#protocol/rules/phone.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CodeField } from '#ui/components/CodeField/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { RequestFailure } from '../../client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../errors/index.ts';
import * as css from './PhoneCodeForm.css.ts';
import { SendButton } from './SendButton.tsx';
import { useCountdown } from './useCountdown.ts';

const CODE_LENGTH = 6;
const TOO_SOON = 200029;
const RESEND_S = 60;

const messages = defineMessages({
  format: { id: 'phone.format', defaultMessage: '請輸入正確手機號碼格式' },
  refusedFormat: { id: 'phone.refusedFormat', defaultMessage: '手機格式錯誤' },
});
const sendErrors: ErrorOverrides = { 100001: messages.refusedFormat };

export interface PhoneCodeFormProps {
  /** Sends a code to a number; answers the seconds until the next may be sent. */
  send: (phoneNumber: string) => Promise<{ RemainingTime: number }>;
  /** Tries the code. What it throws is shown below the code. */
  verify: (phoneNumber: string, code: string) => Promise<unknown>;
  submitLabel: string;
  /** Words for codes that mean something else here. */
  verifyErrors?: ErrorOverrides;
}

/** A phone number, the code sent to it, and one button (specification 2 §4, §5); for signing in and for binding. */
export function PhoneCodeForm({ send, verify, submitLabel, verifyErrors }: PhoneCodeFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [phoneWrong, setPhoneWrong] = useState(false);
  const wait = useCountdown();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ RemainingTime }) => wait.start(RemainingTime),
    onError: (error) => {
      if (isTooSoon(error)) wait.start(error.detail.RemainingTime ?? RESEND_S);
    },
  });
  const verifying = useMutation({ mutationFn: (typed: string) => verify(phone, typed) });

  const typePhone = (typed: string): void => {
    setPhone(phoneKeystroke(typed));
    setPhoneWrong(false);
    sending.reset();
  };
  const sendCode = (): void => {
    const valid = normalisePhone(phone) !== undefined;
    setPhoneWrong(!valid);
    if (!valid) return;
    setCode('');
    verifying.reset();
    sending.mutate(phone);
  };
  // Asked again too soon: the code that was sent before still counts.
  const sent = sending.isSuccess || isTooSoon(sending.error);
  const ready = code.length === CODE_LENGTH && sent;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (ready && !verifying.isPending) verifying.mutate(code);
  };
  const phoneError = phoneWrong
    ? formatMessage(messages.format)
    : sending.isError
      ? errorText(sending.error, sendErrors)
      : undefined;

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.number}>
        <Select
          disabled
          label={formatMessage({ id: 'phone.country', defaultMessage: '國碼' })}
          onValueChange={() => undefined}
          options={[{ value: '886', label: '+886' }]}
          value="886"
        />
        <TextField
          autoComplete="tel-national"
          error={phoneError}
          inputMode="numeric"
          label={formatMessage({ id: 'phone.number', defaultMessage: '手機號碼' })}
          onValueChange={typePhone}
          placeholder="0912345678"
          type="tel"
          value={phone}
        />
      </div>
      <div className={css.code}>
        <CodeField
          error={verifying.isError ? errorText(verifying.error, verifyErrors) : undefined}
          hint={
            sending.isSuccess
              ? formatMessage({ id: 'phone.sent', defaultMessage: '驗證碼已發送，10 分鐘內有效' })
              : undefined
          }
          label={formatMessage({ id: 'phone.code', defaultMessage: '驗證碼' })}
          onValueChange={(typed) => {
            setCode(typed);
            if (verifying.isError) verifying.reset();
          }}
          value={code}
        />
        <SendButton busy={sending.isPending} left={wait.left} onClick={sendCode} sent={sent} />
      </div>
      {verifying.isPending ? (
        <Button busy fullWidth size="lg" type="submit">
          {submitLabel}
        </Button>
      ) : (
        <Button disabled={!ready} fullWidth size="lg" type="submit">
          {submitLabel}
        </Button>
      )}
    </form>
  );
}

const isTooSoon = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && error.code === TOO_SOON;
