import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type Ref, type SyntheticEvent, useImperativeHandle, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { normalisePhone, PHONE_TYPED_MAX, readPhone } from '#protocol/rules/phone.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CodeField } from '#ui/components/CodeField/index.ts';
import { PhoneField } from '#ui/components/PhoneField/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { OtherDeviceOffer } from './OtherDeviceOffer.tsx';
import * as css from './PhoneCodeForm.css.ts';
import { SendButton, useCountdown } from '../../codes/index.ts';

const CODE_LENGTH = 6;
const TOO_SOON = 200029;
/** The codes for too many requests today: to the number, from the address, from this device. */
const USED_UP: ReadonlySet<number> = new Set([200030, 200035, 200063]);
const RESEND_S = 60;
/** A number with another beginning is marked as wrong, and its digits stay. */
const ANY_DIGIT = '0123456789';

const messages = defineMessages({
  format: { id: 'phone.format', defaultMessage: '請輸入正確手機號碼格式' },
  refusedFormat: { id: 'phone.refusedFormat', defaultMessage: '手機格式錯誤' },
});
const sendErrors: ErrorOverrides = { 100001: messages.refusedFormat };

export interface PhoneCodeFormProps {
  /** The use and the player of the code. Each purpose has its own countdown, which outlives the form. */
  purpose: string;
  /** Sends a code to a number. Returns the number of seconds until the next code. */
  send: (phoneNumber: string) => Promise<{ RemainingTime: number }>;
  /** Verifies the code. Its error is shown below the code. */
  verify: (phoneNumber: string, code: string) => Promise<unknown>;
  submitLabel: string;
  /** Starts another way to sign in. The form offers it when no more codes are sent to a number today. */
  onOtherWay?: (phoneNumber: string) => void;
  /** The field to focus when the form opens: the code if it was sent before. */
  nextField?: Ref<HTMLInputElement | null>;
}

/**
 * A phone number, the code sent to it, and a button (specification 2 §4, §5), for signing in and binding. Enter sends the code, the focus
 * moves to the code, and its last digit submits the form.
 */
export function PhoneCodeForm({
  purpose,
  send,
  verify,
  submitLabel,
  onOtherWay,
  nextField,
}: PhoneCodeFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const wait = useCountdown(purpose);
  const [phone, setPhone] = useState(wait.sentTo ?? '');
  const [code, setCode] = useState('');
  const [phoneWrong, setPhoneWrong] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ RemainingTime }, to) => {
      wait.start(to, RemainingTime);
      codeField.current?.focus();
    },
    onError: (error, to) => {
      if (!isTooSoon(error)) return;
      wait.start(to, error.detail.RemainingTime ?? RESEND_S);
      // The button is disabled during the countdown, so it cannot keep the focus.
      codeField.current?.focus();
    },
  });
  const verifying = useMutation({ mutationFn: (typed: string) => verify(phone, typed), onSuccess: wait.forget });

  const typePhone = (typed: string): void => {
    setPhone(typed);
    setPhoneWrong(false);
    sending.reset();
  };
  const isWrong = normalisePhone(phone) === undefined;
  const sendCode = (): void => {
    setPhoneWrong(isWrong);
    if (isWrong) return;
    setCode('');
    verifying.reset();
    sending.mutate(phone);
  };
  // A code that was sent before the form opened is still valid, even if another code was requested too soon.
  const wasSent = sending.isIdle && phone !== '' && phone === wait.sentTo;
  const sent = sending.isSuccess || isTooSoon(sending.error) || wasSent;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(nextField, () =>
    wasSent ? codeField.current : null,
  );
  const ready = code.length === CODE_LENGTH && sent;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!sent) sendCode();
    else if (ready && !verifying.isPending) verifying.mutate(code);
  };
  const phoneError = phoneWrong
    ? formatMessage(messages.format)
    : sending.isError
      ? errorText(sending.error, sendErrors)
      : undefined;

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Inline align="start" rowGap={0} wrap>
        <div className={css.phone}>
          <PhoneField
            error={phoneError}
            firstDigits={ANY_DIGIT}
            label={formatMessage({ id: 'phone.number', defaultMessage: '手機號碼' })}
            maxDigits={PHONE_TYPED_MAX}
            onBlur={() => setPhoneWrong(phone !== '' && isWrong)}
            onValueChange={typePhone}
            placeholder="0912 345 678"
            prefixLabel={formatMessage({ id: 'phone.country', defaultMessage: '國碼' })}
            read={readPhone}
            value={phone}
          />
        </div>
        <div className={css.send}>
          <SendButton busy={sending.isPending} left={wait.left} onClick={sendCode} sent={sent} />
        </div>
      </Inline>
      {onOtherWay && isUsedUp(sending.error) ? <OtherDeviceOffer onStart={() => onOtherWay(phone)} /> : null}
      <CodeField
        error={verifying.isError ? errorText(verifying.error) : undefined}
        hint={
          sending.isSuccess || wasSent
            ? formatMessage({ id: 'phone.sent', defaultMessage: '驗證碼已發送，10 分鐘內有效' })
            : undefined
        }
        label={formatMessage({ id: 'phone.code', defaultMessage: '驗證碼' })}
        length={CODE_LENGTH}
        onComplete={(whole) => {
          if (sent && !verifying.isPending) verifying.mutate(whole);
        }}
        onValueChange={(typed) => {
          setCode(typed);
          if (verifying.isError) verifying.reset();
        }}
        ref={codeField}
        value={code}
      />
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

const isUsedUp = (error: unknown): boolean => error instanceof RequestFailure && USED_UP.has(error.code);
