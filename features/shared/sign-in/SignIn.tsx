import { type ReactNode, useEffect, useState } from 'react';
import { useLayerTurn } from '../../base/overlays/index.ts';
import { useSession } from '../../base/session/index.ts';
import { keepsCookies } from '../../base/settings/index.ts';
import { forgetAway, wasAway } from './provider/away.ts';
import { AccountDialog } from './phone/AccountDialog.tsx';
import { readPhoneAccounts } from './phone/phoneAccounts.ts';
import { PhoneDialog } from './phone/PhoneDialog.tsx';
import { NewcomerWelcome } from './newcomer/NewcomerWelcome.tsx';
import { SignInSheet } from './SignInSheet.tsx';
import { useSignInStep } from './useSignInStep.ts';

/**
 * The sign-in modals, at most one of them open (specification 1 §2, §4), and the welcome of a new account. Load it when the address has a
 * step: `useSignInStep`.
 */
export default function SignIn(): ReactNode {
  const { step, go } = useSignInStep();
  const { status, session } = useSession();
  /** The id of the greeted player. Another player may sign in afterwards. */
  const [welcomed, setWelcomed] = useState('');
  const [signedInHere, setSignedInHere] = useState(wasAway);
  const isOpen = useLayerTurn(step !== undefined);
  const accounts = step === 2 ? readPhoneAccounts() : undefined;
  // The address changes after the session is loaded.
  const done = (): void => setSignedInHere(true);
  useEffect(forgetAway, []);
  // Closes the step if another tab has signed in, or if there are no accounts to choose from.
  useEffect(() => {
    if (step === undefined) return;
    if (status === 'authenticated') go(undefined);
    else if (step === 2 && accounts === undefined) go(1);
  }, [step, status, accounts, go]);

  const playerID = session?.playerID ?? '';
  const isNew = signedInHere && session?.isRegist === true && playerID !== welcomed;
  // The history entries of the sign-in are removed first, since going back through them would close the welcome.
  if (isNew) return <NewcomerWelcome isReady={step === undefined} onDone={() => setWelcomed(playerID)} />;
  if (status !== 'unauthenticated' || !isOpen) return null;
  // A sign-in needs a cookie. The sheet says so.
  if (step === 0 || !keepsCookies()) return <SignInSheet go={go} onSignedIn={done} />;
  if (step === 1) return <PhoneDialog go={go} onSignedIn={done} />;
  if (step === 2 && accounts) return <AccountDialog accounts={accounts} go={go} onSignedIn={done} />;
  return null;
}
