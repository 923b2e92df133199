import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../base/client/index.ts';
import { askSession } from '../../../base/session/index.ts';
import { liffOfPage } from './enterLiff.ts';
import { type Liff, LiffFailure } from './liff.ts';
import { signInByLiff } from './signInByLiff.ts';

export interface LiffButton {
  readonly start: () => void;
  readonly reset: () => void;
  readonly busy: boolean;
  readonly failure: Error | null;
}

/**
 * The sign-in by LINE on a press, for a player who signed out in LINE's own browser.
 *
 * @param onDone called after the sign-in, when the session is loaded
 * @returns undefined outside LINE's own browser, where LINE is an ordinary identity provider
 */
export function useLiffButton(onDone: () => void): LiffButton | undefined {
  const client = useClient();
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (opening: Promise<Liff>) => signInByLiff(client, await opening),
    onSuccess: async (isRegist) => {
      if (isRegist === undefined) return;
      await askSession(queries);
      onDone();
    },
  });
  const opening = liffOfPage();
  if (opening === undefined) return undefined;
  return {
    // LINE accepts a page only once, when the page opens.
    start: () => (error instanceof LiffFailure ? window.location.reload() : mutate(opening)),
    reset,
    busy: isPending,
    failure: error,
  };
}
