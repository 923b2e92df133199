import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Query parameter `phoneStep` (specification 1 §2): 0 the sign-in modal, 1 the phone modal, 2 the account chooser. */
export type SignInStep = 0 | 1 | 2;

const PARAMETER = 'phoneStep';
const steps: Readonly<Record<string, SignInStep>> = { 0: 0, 1: 1, 2: 2 };

export interface SignInSteps {
  /** Which modal is open; undefined: none. They exclude each other, since there is only one step. */
  readonly step: SignInStep | undefined;
  /** Opens another modal, or with undefined closes. The browser's way back undoes an opening. */
  readonly go: (step: SignInStep | undefined) => void;
}

/** Where in the sign-in this page is; the address says so, so that a link can lead there. */
export function useSignInStep(): SignInSteps {
  const [parameters, setParameters] = useSearchParams();
  const step = steps[parameters.get(PARAMETER) ?? ''];
  const go = useCallback(
    (next: SignInStep | undefined): void =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === undefined) after.delete(PARAMETER);
          else after.set(PARAMETER, String(next));
          return after;
        },
        { replace: step !== undefined, preventScrollReset: true },
      ),
    [setParameters, step],
  );
  return { step, go };
}

/** Opens the sign-in from anywhere below the router. */
export function useOpenSignIn(): () => void {
  const { go } = useSignInStep();
  return useCallback(() => go(0), [go]);
}
