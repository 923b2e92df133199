import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { sendBindCode, verifyBindCode } from '#protocol/endpoints/phoneCode.ts';
import { isGuest } from '#protocol/entities/provider.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import { AlertDialog, Dialog } from '#ui/components/Dialog/index.ts';
import { useClient } from '../../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { askProfile, askSession, useProfile, useSignInGuest } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { PhoneCodeForm } from '../phone/PhoneCodeForm.tsx';
import { usePasskeyOffer } from '../passkeys/usePasskeyOffer.tsx';
import { BindDone } from './BindDone.tsx';
import { ConfirmCodeForm, needsProof } from '../../confirm/index.ts';

const CountryCode = 886;
const messages = defineMessages({ failed: { id: 'bind.failed', defaultMessage: '綁定錯誤' } });
const verifyErrors: ErrorOverrides = { 100001: messages.failed };

export interface BindPhoneProps {
  /** Replaces a bound phone by another. */
  moves: boolean;
  onClose: () => void;
}

/** 綁定手機號碼, then 綁定成功 (specification 2 §2, §4): a guest becomes a member and keeps the account. */
export function BindPhoneWindow({ moves, onClose }: BindPhoneProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const queries = useQueryClient();
  const { locale } = useLanguage();
  const [bound, setBound] = useState<{ readonly phone: string; readonly bonus: number }>();
  // A code to the bound phone is needed before the phone is replaced.
  const [isConfirming, setConfirming] = useState(moves);
  const signInGuest = useSignInGuest();
  const { close, offer } = usePasskeyOffer(onClose);
  const player = useProfile().data?.player;
  const types = player?.tptType ?? [];
  const [failure, setFailure] = useState<unknown>();
  const errorText = useErrorText();
  const nextField = useRef<HTMLInputElement | null>(null);

  const send = async (PhoneNumber: string): Promise<{ RemainingTime: number }> => {
    const ask = () =>
      client.rest.post(sendBindCode, { CountryCode, PhoneNumber, Lang: locale }, { token: client.token() });
    try {
      return await ask();
    } catch (error) {
      if (!needsProof(error)) throw error;
      if (!isGuest(types)) {
        setConfirming(true);
        throw error;
      }
      // A guest has only the device as a credential, so it signs in again.
      const { token } = await signInGuest.mutateAsync(locale);
      return client.rest.post(sendBindCode, { CountryCode, PhoneNumber, Lang: locale }, { token });
    }
  };

  const verify = async (PhoneNumber: string, ValidateCode: string): Promise<void> => {
    const body = { CountryCode, PhoneNumber, ValidateCode, Lang: locale } as const;
    const { Phone, Bonus } = await client.rest
      .post(verifyBindCode, body, { token: client.token() })
      .catch((error: unknown) => {
        setFailure(error);
        throw error;
      });
    setBound({ phone: Phone, bonus: Bonus });
    await Promise.all([askProfile(queries), askSession(queries)]);
  };
  if (offer !== null) return offer;
  if (bound !== undefined) {
    return (
      <BindDone bonus={moves ? 0 : bound.bonus} onClose={moves ? onClose : close}>
        {moves ? (
          <FormattedMessage
            defaultMessage="已改為綁定 {phone}，舊號碼與新號碼都會收到通知。"
            id="bind.movedText"
            values={{ phone: maskPhone(bound.phone) }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="{phone} 已綁定，您現在是會員，帳號與遊戲幣都保留。"
            id="bind.doneText"
            values={{ phone: maskPhone(bound.phone) }}
          />
        )}
      </BindDone>
    );
  }
  if (failure !== undefined) {
    return (
      <AlertDialog
        confirmLabel={formatMessage({ id: 'bind.confirm', defaultMessage: '確認' })}
        description={errorText(failure, verifyErrors)}
        icon={<TriangleAlert size={28} />}
        kind="alert"
        // Opens the dialog again, with the number and the countdown.
        onConfirm={() => setFailure(undefined)}
        open
        title={formatMessage({ id: 'bind.failedTitle', defaultMessage: '綁定失敗' })}
        tone="warning"
      />
    );
  }
  return (
    <Dialog
      closeLabel={formatMessage({ id: 'bind.close', defaultMessage: '關閉' })}
      description={
        moves
          ? formatMessage({ id: 'bind.moveText', defaultMessage: '先確認原號碼，再驗證新號碼。' })
          : formatMessage({
              id: 'bind.text',
              defaultMessage: '綁定後成為會員，即可使用聊天室、兌換碼與更多功能，帳號與遊戲幣都會保留。',
            })
      }
      initialFocus={nextField}
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'bind.title', defaultMessage: '綁定手機號碼' })}
    >
      {isConfirming ? (
        <ConfirmCodeForm onConfirmed={() => setConfirming(false)} />
      ) : (
        <PhoneCodeForm
          nextField={nextField}
          purpose={`bind:${player?.playerID ?? ''}`}
          send={send}
          submitLabel={formatMessage({ id: 'bind.submit', defaultMessage: '綁定' })}
          verify={verify}
        />
      )}
    </Dialog>
  );
}
