import { useCallback, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../base/routing/index.ts';

/** The query parameter `phoneStep` (specification 1 §2): 0 the sign-in modal, 1 the phone modal, 2 the account chooser. */
export type SignInStep = 0 | 1 | 2;

const PARAMETER = 'phoneStep';
const steps: Readonly<Record<string, SignInStep>> = { 0: 0, 1: 1, 2: 2 };

/** The state key for the number of history entries that the sign-in has added. */
const DEPTH = 'signIn';
const depthOf = (state: unknown): number => {
  const depth: unknown = typeof state === 'object' && state !== null && DEPTH in state ? state[DEPTH] : undefined;
  return typeof depth === 'number' ? depth : 0;
};

export interface SignInSteps {
  readonly step: SignInStep | undefined;
  /**
   * Opens another modal, or closes with undefined. Back goes from the phone to the ways to sign in, and from there to the page. Closing
   * removes all these entries.
   */
  readonly go: (step: SignInStep | undefined) => void;
}

/** The step of the sign-in. The address holds it, so that a link can open it. */
export function useSignInStep(): SignInSteps {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { key } = location;
  /** The entry that the page has just left. The browser may not have moved back yet. */
  const left = useRef('');
  const step = steps[parameters.get(PARAMETER) ?? ''];
  const depth = depthOf(location.state);
  const go = useCallback(
    (next: SignInStep | undefined): void => {
      if (left.current === key) return;
      const isBack = step !== undefined && depth > 0 && (next === undefined || (next === 0 && step > 0));
      if (isBack) {
        left.current = key;
        navigate(next === undefined ? -depth : -1);
        return;
      }
      const isDeeper = next !== undefined && (step === undefined || (step === 0 && next > 0));
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === undefined) after.delete(PARAMETER);
          else after.set(PARAMETER, String(next));
          return after;
        },
        {
          replace: !isDeeper,
          state: next === undefined ? null : { [DEPTH]: isDeeper ? depth + 1 : depth },
        },
      );
    },
    [setParameters, navigate, step, depth, key],
  );
  return { step, go };
}

export function useOpenSignIn(): () => void {
  const { go } = useSignInStep();
  return useCallback(() => go(0), [go]);
}
