import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendConfirmCode, verifyConfirmCode } from '#protocol/endpoints/phoneCode.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CodeField } from '#ui/components/CodeField/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useProfile } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { SendButton, useCountdown } from '../codes/index.ts';
import * as css from './ConfirmCodeForm.css.ts';

const CODE_LENGTH = 6;

export interface ConfirmCodeFormProps {
  onConfirmed: () => void;
}

/**
 * Asks for a code to the bound phone before a credential changes (codes 300030, 300031). Tells a player without a phone to sign in again.
 */
export function ConfirmCodeForm({ onConfirmed }: ConfirmCodeFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const player = useProfile().data?.player;
  const phone = player?.phone ?? '';
  const [code, setCode] = useState('');
  const codeField = useRef<HTMLInputElement>(null);
  const wait = useCountdown(`confirm:${player?.playerID ?? ''}`);
  const sending = useMutation({
    mutationFn: () => client.rest.post(sendConfirmCode, { Lang: locale }, { token: client.token() }),
    onSuccess: ({ RemainingTime }) => {
      wait.start(phone, RemainingTime);
      // The button is disabled during the countdown, so it cannot keep the focus.
      codeField.current?.focus();
    },
  });
  const verifying = useMutation({
    mutationFn: () => client.rest.post(verifyConfirmCode, { ValidateCode: code }, { token: client.token() }),
    onSuccess: () => {
      wait.forget();
      onConfirmed();
    },
  });
  if (phone === '') {
    return (
      <Text tone="warn">
        <FormattedMessage
          defaultMessage="為了保護您的帳號，請登出後重新登入，並在 10 分鐘內完成。"
          id="confirmCode.signInAgain"
        />
      </Text>
    );
  }
  // A code that was sent before the form opened is still valid.
  const sent = sending.isSuccess || (sending.isIdle && wait.sentTo === phone);
  const ready = code.length === CODE_LENGTH && sent;
  const send = (): void => {
    verifying.reset();
    sending.mutate();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!sent) send();
    else if (ready && !verifying.isPending) verifying.mutate();
  };
  const problem = verifying.error ?? sending.error;
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Text>
        <FormattedMessage
          defaultMessage="請先確認是您本人：我們會將驗證碼寄到 {phone}。"
          id="confirmCode.text"
          values={{ phone }}
        />
      </Text>
      <Stack gap={2}>
        <CodeField
          error={problem === null ? undefined : errorText(problem)}
          label={formatMessage({ id: 'phone.code', defaultMessage: '驗證碼' })}
          onValueChange={(typed) => {
            setCode(typed);
            verifying.reset();
          }}
          ref={codeField}
          value={code}
        />
        <SendButton busy={sending.isPending} left={wait.left} onClick={send} sent={sent} />
      </Stack>
      <Button fullWidth size="lg" type="submit" {...(verifying.isPending ? { busy: true } : { disabled: !ready })}>
        <FormattedMessage defaultMessage="確認身分" id="confirmCode.submit" />
      </Button>
    </form>
  );
}
