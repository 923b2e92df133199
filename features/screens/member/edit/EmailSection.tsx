import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { bindEmail, sendEmailCode } from '#protocol/endpoints/email.ts';
import { Email } from '#protocol/entities/email.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { maskEmail } from '#protocol/rules/email.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { CodeField } from '#ui/components/CodeField/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { operationKey, RequestFailure, useClient } from '../../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { askProfile, useProfile } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { SendButton, useCountdown } from '../../../shared/codes/index.ts';
import { ConfirmCode, needsProof } from '../../../shared/confirm/index.ts';
import * as css from './Edit.css.ts';

const CODE_LENGTH = 6;
const TOO_SOON = 200029;
const RESEND_S = 60;

const words = defineMessages({
  invalid: { id: 'edit.email.invalid', defaultMessage: '無效的電子信箱' },
  wrongCode: { id: 'edit.email.wrongCode', defaultMessage: '驗證失敗，請確認信箱與驗證碼' },
});
const codeErrors: ErrorOverrides = { 200056: words.wrongCode };
/**
 * Refusals that do not concern the address: the session, the service, and limits of codes. Any other refusal means that the service rejects
 * the address; the text of the form is then shown (specification 2 §5).
 */
const NOT_ABOUT_ADDRESS: ReadonlySet<number> = new Set([
  100005, 100006, 100014, 100015, 200029, 200030, 200032, 200035, 200056, 200062, 200063, 300001, 300002, 300003,
  300004, 300005, 300006, 300007, 300009, 300010, 300030, 300037, 300038,
]);
const isAboutAddress = (error: unknown): boolean =>
  error instanceof RequestFailure && !NOT_ABOUT_ADDRESS.has(error.code);

/** The e-mail address: masked and locked if bound, otherwise bound by a code sent there (specification 2 §5, §7). */
export function EmailSection({ email }: { email: string }): ReactNode {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'edit.email', defaultMessage: '電子信箱' });
  return (
    <Card asChild>
      <section aria-label={label} className={css.email} id="email">
        {email === '' ? (
          <BindEmail label={label} />
        ) : (
          <TextField
            disabled
            hint={
              <Inline as="span" gap={1} inText tone="positive">
                <CircleCheck aria-hidden="true" size={16} />
                <FormattedMessage defaultMessage="已驗證，設定後無法更改" id="edit.email.verified" />
              </Inline>
            }
            label={label}
            value={maskEmail(email)}
          />
        )}
      </section>
    </Card>
  );
}

function BindEmail({ label }: { label: string }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const playerID = useProfile().data?.player.playerID ?? '';
  const wait = useCountdown(`email:${playerID}`);
  const [typed, setTyped] = useState(wait.sentTo ?? '');
  const [isWrong, setWrong] = useState(false);
  const [code, setCode] = useState('');
  const codeField = useRef<HTMLInputElement>(null);
  const address = Email.safeParse(typed);
  const sending = useMutation({
    mutationFn: (to: string) => client.rest.post(sendEmailCode, { Email: to, Lang: locale }, { token: client.token() }),
    onSuccess: ({ RemainingTime }, to) => wait.start(to, RemainingTime),
    onError: (error, to) => {
      if (isTooSoon(error)) wait.start(to, error.detail.RemainingTime ?? RESEND_S);
    },
  });
  const binding = useMutation({
    mutationFn: (ValidateCode: string) =>
      client.rest.post(bindEmail, { Email: typed, ValidateCode }, { token: client.token() }),
    onSuccess: async () => {
      wait.forget();
      toast({
        tone: 'success',
        text: formatMessage({ id: 'edit.email.done', defaultMessage: '電子信箱已綁定' }),
      });
      await Promise.all([askProfile(queries), queries.invalidateQueries({ queryKey: operationKey(getUserInfo) })]);
    },
  });
  const textOf = (error: Error): string =>
    isAboutAddress(error) ? formatMessage(words.invalid) : errorText(error, codeErrors);
  const send = (): void => {
    setWrong(!address.success);
    if (!address.success) return;
    setCode('');
    binding.reset();
    sending.mutate(address.data);
  };
  // A code that was sent before the page opened is still valid.
  const wasSent = sending.isIdle && typed !== '' && typed === wait.sentTo;
  const isSent = sending.isSuccess || isTooSoon(sending.error) || wasSent;
  const justSent = isSent && !sending.isIdle;
  useEffect(() => {
    // The button is disabled during the countdown, so it cannot keep the focus.
    if (justSent) codeField.current?.focus();
  }, [justSent]);
  const bind = (whole: string): void => {
    if (isSent && whole.length === CODE_LENGTH && !binding.isPending) binding.mutate(whole);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isSent) bind(code);
    else send();
  };
  if (needsProof(sending.error)) {
    return (
      <Suspense>
        <ConfirmCode onConfirmed={send} />
      </Suspense>
    );
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Inline align="start" rowGap={0} wrap>
        <div className={css.emailField}>
          <TextField
            autoComplete="email"
            error={isWrong ? formatMessage(words.invalid) : sending.isError ? textOf(sending.error) : undefined}
            hint={formatMessage({ id: 'edit.email.hint', defaultMessage: '我們會寄驗證碼到這個信箱；綁定後無法更改' })}
            inputMode="email"
            label={label}
            onBlur={() => setWrong(typed !== '' && !address.success)}
            onValueChange={(next) => {
              setTyped(next);
              setWrong(false);
              sending.reset();
              binding.reset();
            }}
            placeholder="name@example.com"
            type="email"
            value={typed}
          />
        </div>
        <div className={css.send}>
          <SendButton busy={sending.isPending} left={wait.left} onClick={send} sent={isSent} />
        </div>
      </Inline>
      {isSent ? (
        <>
          <CodeField
            error={binding.isError ? textOf(binding.error) : undefined}
            hint={formatMessage({ id: 'phone.sent', defaultMessage: '驗證碼已發送，10 分鐘內有效' })}
            label={formatMessage({ id: 'phone.code', defaultMessage: '驗證碼' })}
            length={CODE_LENGTH}
            onComplete={bind}
            onValueChange={(next) => {
              setCode(next);
              if (binding.isError) binding.reset();
            }}
            ref={codeField}
            value={code}
          />
          <Button type="submit" {...(binding.isPending ? { busy: true } : { disabled: code.length < CODE_LENGTH })}>
            <FormattedMessage defaultMessage="綁定電子信箱" id="member.bindEmail" />
          </Button>
        </>
      ) : null}
    </form>
  );
}

const isTooSoon = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && error.code === TOO_SOON;
