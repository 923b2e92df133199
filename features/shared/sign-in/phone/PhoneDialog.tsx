import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendLoginCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { RequestFailure, useClient } from '../../../base/client/index.ts';
import { useSignInPhoneAccount } from '../../../base/session/index.ts';
import { useLanguage, useSettings } from '../../../base/settings/index.ts';
import type { SignInSteps } from '../useSignInStep.ts';
import { OtherDevice } from './OtherDevice.tsx';
import { forgetPhoneAccounts, type PhoneAccounts, savePhoneAccounts } from './phoneAccounts.ts';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';
import * as css from './PhoneDialog.css.ts';
import { readWaitingRequest } from './waitingRequest.ts';

const CountryCode = 886;

/**
 * 手機登入 (specification 2 §4). A number without an account gets a new account, one account signs in, and several accounts open the chooser.
 * If no more codes are sent, a signed-in device can allow this device to sign in.
 */
export function PhoneDialog({ go, onSignedIn }: Pick<SignInSteps, 'go'> & { onSignedIn: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { rest } = useClient();
  const { SiteID, DevTools } = useSettings();
  const { locale } = useLanguage();
  const signIn = useSignInPhoneAccount();
  const [sentTo, setSentTo] = useState('');

  /** The number that waits for the approval of a signed-in device. */
  const [waitsFor, setWaitsFor] = useState(() => readWaitingRequest()?.PhoneNumber);

  const enter = async (opened: PhoneAccounts): Promise<void> => {
    if (opened.Player.length > 1) {
      savePhoneAccounts(opened);
      go(2);
      return;
    }
    try {
      await signIn.mutateAsync({ Token: opened.Token, PlayerID: opened.Player[0]?.Player.PlayerID ?? '' });
      onSignedIn();
    } catch (error) {
      if (error instanceof RequestFailure) forgetPhoneAccounts();
      throw error;
    }
  };
  const verify = async (PhoneNumber: string, ValidateCode: string): Promise<void> =>
    enter(await rest.post(verifyLoginCode, { SiteID, CountryCode, PhoneNumber, ValidateCode }));
  if (waitsFor !== undefined) {
    return (
      <Dialog
        closeLabel={formatMessage({ id: 'phone.back', defaultMessage: '返回登入方式' })}
        historyEntry={false}
        onOpenChange={() => go(0)}
        open
        title={formatMessage({ id: 'otherDevice.title', defaultMessage: '用已登入的裝置確認' })}
      >
        <OtherDevice enter={enter} onCancel={() => setWaitsFor(undefined)} phone={waitsFor} />
      </Dialog>
    );
  }
  return (
    <Dialog
      closeLabel={formatMessage({ id: 'phone.back', defaultMessage: '返回登入方式' })}
      historyEntry={false}
      onOpenChange={() => go(0)}
      open
      title={formatMessage({ id: 'phone.signInTitle', defaultMessage: '手機登入' })}
    >
      <PhoneCodeForm
        onOtherWay={setWaitsFor}
        purpose="signIn"
        send={(PhoneNumber) => {
          setSentTo(PhoneNumber);
          return rest.post(sendLoginCode, { SiteID, CountryCode, PhoneNumber, Lang: locale });
        }}
        submitLabel={formatMessage({ id: 'phone.signIn', defaultMessage: '登入' })}
        verify={verify}
      />
      {DevTools && sentTo !== '' ? (
        <p className={css.outbox}>
          <a href="/dev" rel="noopener" target="_blank">
            <FormattedMessage defaultMessage="開發模式：到寄件匣看驗證碼" id="phone.outbox" />
          </a>
        </p>
      ) : null}
    </Dialog>
  );
}
