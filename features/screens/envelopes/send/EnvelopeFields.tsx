import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { GiftPasswordField, isGiftPassword, triesLeft } from '../../../shared/gift-password/index.ts';
import { ConfirmCode, needsProof } from '../../../shared/confirm/index.ts';
import { EnvelopeMini } from '../drawing/EnvelopeMini.tsx';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import { AmountPart } from './AmountPart.tsx';
import { ConfirmSend } from './ConfirmSend.tsx';
import {
  type EnvelopeField,
  type EnvelopeForm,
  type EnvelopeProblem,
  fieldOf,
  filledForm,
  problemsOf,
  requestOf,
  sharesOf,
} from './envelopeForm.ts';
import { blessings, problemMessages } from './formMessages.ts';
import * as css from './Send.css.ts';
import { SharePreview } from './SharePreview.tsx';
import { SharesPart } from './SharesPart.tsx';
import { TargetPart } from './TargetPart.tsx';
import { TextParts } from './TextParts.tsx';
import { useSendEnvelope } from './useSendEnvelope.ts';

export interface EnvelopeFieldsProps {
  form: EnvelopeForm;
  onChange: (part: Partial<EnvelopeForm>) => void;
  onPick: () => void;
  onSent: (envelope: OwnRedEnvelope) => void;
}

/** The button shortens amounts from this one on; the display shows all digits. */
const SHORT_FROM = 10_000_000;

/** The fields of a new red envelope on one screen, with their errors and the send button. */
export function EnvelopeFields({ form, onChange, onPick, onSent }: EnvelopeFieldsProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const send = useSendEnvelope();
  const [tries, setTries] = useState(0);
  const fields = useRef<HTMLFormElement>(null);
  const [confirming, setConfirming] = useState(false);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<{ readonly left: number; readonly wrong: boolean }>();
  const filled = filledForm(form, formatMessage(blessings[0]));
  const problems = problemsOf(filled);
  const refused = fieldOf(send.error);

  const change = (part: Partial<EnvelopeForm>): void => {
    send.reset();
    onChange(part);
  };
  /** Returns the error of a field. A missing value is shown after a press on the button, a value out of range immediately. */
  const errorOf = (field: EnvelopeField): string | undefined => {
    const problem: EnvelopeProblem | undefined = problems[field];
    const isMissing = problem?.startsWith('no') ?? false;
    if (problem !== undefined && (tries > 0 || !isMissing)) {
      return formatMessage(problemMessages[problem], { least: formatNumber(100 * (sharesOf(form) ?? 1)) });
    }
    return refused === field && send.error ? errorText(send.error) : undefined;
  };
  const request = requestOf(filled);
  // Moves the focus to the first wrong field.
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const lacksPassword = asked !== undefined && !isGiftPassword(password);
  const run = (): void => {
    if (request === undefined) return;
    send.mutate(asked === undefined ? request : { ...request, Password: password }, {
      onSuccess: onSent,
      onError: (error) => {
        const left = triesLeft(error);
        if (left === undefined) return;
        setAsked({ left, wrong: asked !== undefined });
        setPassword('');
      },
      onSettled: () => setConfirming(false),
    });
  };
  if (needsProof(send.error)) {
    return (
      <div className={css.proof}>
        <Suspense>
          <ConfirmCode onConfirmed={() => send.reset()} />
        </Suspense>
      </div>
    );
  }
  const isSaidElsewhere = refused !== undefined || triesLeft(send.error) !== undefined;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        if (request !== undefined && !lacksPassword) setConfirming(true);
      }}
      ref={fields}
    >
      <SharePreview form={filled} />
      <TargetPart
        errors={{ to: errorOf('to'), player: errorOf('player') }}
        form={form}
        onChange={change}
        onPick={onPick}
      />
      <AmountPart
        action={
          <Button busy={send.isPending} type="submit">
            <span className={css.send}>
              <EnvelopeMini look="closed" />
              <span>{formatMessage(envelopeMessages.send)}</span>
              {form.amount === undefined ? null : (
                <span className={css.sum}>
                  <Amount format={form.amount < SHORT_FROM ? 'full' : 'short'} locale={locale} value={form.amount} />
                </span>
              )}
            </span>
          </Button>
        }
        between={
          <>
            {form.to === 'private' ? null : <SharesPart error={errorOf('quantity')} form={form} onChange={change} />}
            <TextParts
              errors={{ title: errorOf('title'), content: errorOf('content') }}
              filled={filled}
              form={form}
              onChange={change}
            />
            {asked === undefined ? null : (
              <GiftPasswordField
                error={
                  tries > 0 && lacksPassword
                    ? formatMessage({ id: 'envelope.passwordFirst', defaultMessage: '請輸入 6 位數贈禮密碼' })
                    : undefined
                }
                hint={formatMessage({ id: 'giftPassword.fieldHint', defaultMessage: '您設定的 6 位數贈禮密碼' })}
                onValueChange={(digits) => {
                  send.reset();
                  setPassword(digits);
                }}
                triesLeft={asked.wrong && password === '' ? asked.left : undefined}
                value={password}
              />
            )}
            {send.error && !isSaidElsewhere ? (
              <Text as="p" role="alert" size={13} tone="warn">
                {errorText(send.error)}
              </Text>
            ) : null}
          </>
        }
        error={errorOf('amount')}
        form={form}
        onChange={change}
        refusal={send.error}
      />
      <ConfirmSend busy={send.isPending} form={filled} onConfirm={run} onOpenChange={setConfirming} open={confirming} />
    </form>
  );
}
