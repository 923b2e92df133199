import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { ENVELOPE_CONTENT_MAX, ENVELOPE_MAX_SHARES, ENVELOPE_TITLE_MAX } from '#protocol/rules/envelope.ts';
import { chatTextLength } from '#protocol/rules/chatText.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { TextArea } from '#ui/components/TextArea/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { AmountField } from '../../../shared/amount/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { GiftPasswordField, isGiftPassword, triesLeft } from '../../../shared/gift-password/index.ts';
import { ConfirmCode, needsProof } from '../../../shared/confirm/index.ts';
import { envelopeMessages, methodNames } from '../state/envelopeMessages.ts';
import { AmountPart } from './AmountPart.tsx';
import { ConfirmSend } from './ConfirmSend.tsx';
import {
  type EnvelopeField,
  type EnvelopeForm,
  type EnvelopeProblem,
  fieldOf,
  problemsOf,
  requestOf,
  sharesOf,
} from './envelopeForm.ts';
import { blessings, problemMessages } from './formMessages.ts';
import * as css from './Send.css.ts';
import { SharePreview } from './SharePreview.tsx';
import { TargetPart } from './TargetPart.tsx';
import { useSendEnvelope } from './useSendEnvelope.ts';

export interface EnvelopeFieldsProps {
  form: EnvelopeForm;
  onChange: (part: Partial<EnvelopeForm>) => void;
  /** Leads to where the receiver of a private one is chosen. */
  onPick: () => void;
  onSent: (envelope: OwnRedEnvelope) => void;
}

const METHODS = { random: 2, equal: 1 } as const;

/** The fields of a new red envelope, what is wrong with each in words beside it, and the way to send it. */
export function EnvelopeFields({ form, onChange, onPick, onSent }: EnvelopeFieldsProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const errorText = useErrorText();
  const send = useSendEnvelope();
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<{ readonly left: number; readonly wrong: boolean }>();
  const problems = problemsOf(form);
  const refused = fieldOf(send.error);

  const change = (part: Partial<EnvelopeForm>): void => {
    send.reset();
    onChange(part);
  };
  /** What is wrong with a field: seen once one has tried, or at once where it is too much. */
  const errorOf = (field: EnvelopeField): string | undefined => {
    const problem: EnvelopeProblem | undefined = problems[field];
    const isMissing = problem?.startsWith('no') ?? false;
    if (problem !== undefined && (tried || !isMissing)) {
      return formatMessage(problemMessages[problem], { least: formatNumber(100 * (sharesOf(form) ?? 1)) });
    }
    return refused === field && send.error ? errorText(send.error) : undefined;
  };
  const request = requestOf(form);
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
      <div className={css.form}>
        <Suspense>
          <ConfirmCode onConfirmed={() => send.reset()} />
        </Suspense>
      </div>
    );
  }
  const isSaidElsewhere = refused !== undefined || triesLeft(send.error) !== undefined;
  return (
    <form
      className={css.sheet}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (request !== undefined && !lacksPassword) setConfirming(true);
      }}
    >
      <div className={css.form}>
        <SharePreview form={form} />
        <TargetPart
          errors={{ to: errorOf('to'), player: errorOf('player') }}
          form={form}
          onChange={change}
          onPick={onPick}
        />
        <div className={css.amount}>
          <AmountPart error={errorOf('amount')} form={form} onChange={change} />
        </div>
        {form.to === 'private' ? null : (
          <div className={css.shares}>
            <AmountField
              error={errorOf('quantity')}
              hint={formatMessage(
                { id: 'envelope.quantityHint', defaultMessage: '1 到 {most} 份' },
                { most: formatNumber(ENVELOPE_MAX_SHARES) },
              )}
              label={formatMessage({ id: 'envelope.quantity', defaultMessage: '份數' })}
              max={ENVELOPE_MAX_SHARES}
              min={1}
              onValueChange={(quantity) => change({ quantity })}
              stepLabels={{
                decrease: formatMessage({ id: 'envelope.fewer', defaultMessage: '減少一份' }),
                increase: formatMessage({ id: 'envelope.more', defaultMessage: '增加一份' }),
              }}
              value={form.quantity}
            />
            <RadioGroup
              label={formatMessage({ id: 'envelope.method', defaultMessage: '分法' })}
              onValueChange={(method) => change({ method: METHODS[method] })}
              options={[
                { value: 'random', label: formatMessage(methodNames[2]) },
                { value: 'equal', label: formatMessage(methodNames[1]) },
              ]}
              value={form.method === METHODS.equal ? 'equal' : 'random'}
              variant="segments"
            />
          </div>
        )}
        <div className={css.blessing}>
          <TextField
            after={
              <span aria-hidden="true" className={css.counter}>
                {chatTextLength(form.title)}/{ENVELOPE_TITLE_MAX}
              </span>
            }
            autoComplete="off"
            error={errorOf('title')}
            label={formatMessage({ id: 'envelope.blessing', defaultMessage: '祝福語' })}
            onValueChange={(title) => change({ title })}
            placeholder={formatMessage(blessings[0])}
            value={form.title}
          />
          <ChipRow label={formatMessage({ id: 'envelope.blessings', defaultMessage: '常用祝福語' })}>
            {blessings.map((blessing) => {
              const words = formatMessage(blessing);
              return (
                <Chip
                  key={blessing.id}
                  onSelectedChange={() => change({ title: words })}
                  selected={form.title === words}
                >
                  {words}
                </Chip>
              );
            })}
          </ChipRow>
        </div>
        <TextArea
          error={errorOf('content')}
          label={formatMessage({ id: 'envelope.content', defaultMessage: '留言（選填）' })}
          limit={{
            max: ENVELOPE_CONTENT_MAX,
            label: (count, max) =>
              formatMessage(
                { id: 'envelope.contentCount', defaultMessage: '已輸入 {count} / {max} 個字' },
                { count, max },
              ),
          }}
          minRows={2}
          onValueChange={(content) => change({ content })}
          value={form.content}
        />
        {asked === undefined ? null : (
          <GiftPasswordField
            error={
              tried && lacksPassword
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
      </div>
      <div className={css.foot}>
        {send.error && !isSaidElsewhere ? (
          <p className={css.trouble} role="alert">
            {errorText(send.error)}
          </p>
        ) : tried && request === undefined ? (
          <p className={css.trouble} role="alert">
            <FormattedMessage defaultMessage="還有欄位需要調整" id="envelope.notReady" />
          </p>
        ) : null}
        <Button busy={send.isPending} fullWidth size="lg" type="submit">
          {formatMessage(envelopeMessages.send)}
          {form.amount === undefined ? null : <span className={css.sum}>{formatNumber(form.amount)}</span>}
        </Button>
      </div>
      <ConfirmSend busy={send.isPending} form={form} onConfirm={run} onOpenChange={setConfirming} open={confirming} />
    </form>
  );
}
