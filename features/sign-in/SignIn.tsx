import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartyPopper } from 'lucide-react';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useSession } from '../session/index.ts';
import { AccountDialog } from './phone/AccountDialog.tsx';
import { readPhoneAccounts } from './phone/phoneAccounts.ts';
import { PhoneDialog } from './phone/PhoneDialog.tsx';
import { SignInSheet } from './SignInSheet.tsx';
import { useSignInStep } from './useSignInStep.ts';

/**
 * The sign-in modals, at most one of them open (specification 1 §2, §4), and the greeting of a new account. Load it when
 * the address asks for a step: `useSignInStep`.
 */
export function SignIn(): ReactNode {
  const { formatMessage } = useIntl();
  const { step, go } = useSignInStep();
  const { status, session } = useSession();
  const [welcomed, setWelcomed] = useState(false);
  const [signedInHere, setSignedInHere] = useState(false);
  const accounts = step === 2 ? readPhoneAccounts() : undefined;
  const done = (): void => {
    setSignedInHere(true);
    go(undefined);
  };
  // Signed in meanwhile (another tab), or nothing left to choose from: the address follows.
  useEffect(() => {
    if (step === undefined) return;
    if (status === 'authenticated') go(undefined);
    else if (step === 2 && accounts === undefined) go(1);
  }, [step, status, accounts, go]);

  if (signedInHere && session?.isRegist === true && !welcomed) {
    return (
      <AlertDialog
        confirmLabel={formatMessage({ id: 'signIn.registConfirm', defaultMessage: '開始遊戲' })}
        description={
          <FormattedMessage
            defaultMessage="恭喜註冊成功！ APP專屬活動只有 7 天，快登入 APP 領專屬獎勵！"
            id="signIn.registText"
          />
        }
        icon={<PartyPopper size={28} />}
        kind="alert"
        onConfirm={() => setWelcomed(true)}
        open
        title={formatMessage({ id: 'signIn.registTitle', defaultMessage: '恭喜註冊成功！' })}
      />
    );
  }
  if (status !== 'unauthenticated') return null;
  if (step === 0) return <SignInSheet go={go} onSignedIn={done} />;
  if (step === 1) return <PhoneDialog go={go} onSignedIn={done} />;
  if (step === 2 && accounts) return <AccountDialog accounts={accounts} go={go} onSignedIn={done} />;
  return null;
}
