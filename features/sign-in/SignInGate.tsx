import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSessionNotice } from '../session/index.ts';
import { useSignInStep } from './useSignInStep.ts';

const SignIn = lazy(() => import('./SignIn.tsx').then((module) => ({ default: module.SignIn })));

/** Puts the sign-in on the page, fetched when it is first asked for. Waits behind the notice that a session is over. */
export function SignInGate(): ReactNode {
  const { step } = useSignInStep();
  const notice = useSessionNotice();
  const [asked, setAsked] = useState(false);
  if (step !== undefined && !asked) setAsked(true);
  if (!asked || notice !== undefined) return null;
  return (
    <Suspense>
      <SignIn />
    </Suspense>
  );
}
