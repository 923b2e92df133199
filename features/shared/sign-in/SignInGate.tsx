import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { useSessionNotice } from '../../base/session/index.ts';
import { liffOfPage } from './liff/enterLiff.ts';
import { useSignInStep } from './useSignInStep.ts';
import { useKeepSignedIn } from './welcome/signedInBefore.ts';

const SignIn = lazy(loadAgain(() => import('./SignIn.tsx')));

/** Only for LINE's own browser. */
const LiffSignIn = lazy(() => import('./liff/LiffSignIn.tsx').then((module) => ({ default: module.LiffSignIn })));

/** Loads the sign-in when the address first has a step. The sign-in waits behind the notice of an ended session. */
export function SignInGate(): ReactNode {
  const { step } = useSignInStep();
  const notice = useSessionNotice();
  const [asked, setAsked] = useState(false);
  if (step !== undefined && !asked) setAsked(true);
  const liff = liffOfPage();
  useKeepSignedIn();
  return (
    <Suspense>
      {liff ? <LiffSignIn liff={liff} /> : null}
      {asked && notice === undefined ? <SignIn /> : null}
    </Suspense>
  );
}
