import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readSignInRequest, requestSignIn, takeSignIn } from '#protocol/endpoints/signInRequest.ts';
import { useClient } from '../../../base/client/index.ts';
import { postSigned } from '../../../base/session/index.ts';
import type { PhoneAccounts } from './phoneAccounts.ts';
import { forgetWaitingRequest, readWaitingRequest, saveWaitingRequest, type WaitingRequest } from './waitingRequest.ts';

/** The service allows 240 of these requests a minute for an address. */
const ASKS_MS = 3000;

export type SignInRequestView =
  | { readonly step: 'asking' }
  | { readonly step: 'refused'; readonly error: Error; readonly again: () => void }
  /** `lost`: the last request got no answer. */
  | { readonly step: 'waiting'; readonly code: string; readonly secondsLeft: number; readonly lost: boolean }
  | { readonly step: 'over'; readonly again: () => void }
  | { readonly step: 'entering' }
  | { readonly step: 'failed'; readonly error: Error; readonly again: () => void };

/**
 * Asks a signed-in browser to allow this browser to sign in to a number: gets digits to show, asks every few seconds until they were typed
 * or have expired, then takes the phone token.
 *
 * @param enter signs in with the answer for a verified phone
 */
export function useSignInRequest(
  PhoneNumber: string,
  enter: (accounts: PhoneAccounts) => Promise<void>,
): SignInRequestView {
  const client = useClient();
  const request = useQuery({
    queryKey: ['signInRequest', PhoneNumber],
    queryFn: async (): Promise<WaitingRequest> => {
      const kept = readWaitingRequest();
      if (kept?.PhoneNumber === PhoneNumber) return kept;
      const asked = await postSigned(client, requestSignIn, (csrfToken) => ({
        CountryCode: 886 as const,
        PhoneNumber,
        csrfToken,
      }));
      const waiting = { PhoneNumber, Code: asked.Code, Until: Date.now() + asked.RemainingTime * 1000 };
      saveWaitingRequest(waiting);
      return waiting;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const waiting = request.isFetching ? undefined : request.data;
  const secondsLeft = useSecondsLeft(waiting?.Until);
  const state = useQuery({
    queryKey: ['signInRequestState', waiting?.Code],
    queryFn: ({ signal }) => client.rest.get(readSignInRequest, {}, { signal }),
    enabled: waiting !== undefined && secondsLeft > 0,
    refetchInterval: ({ state: { data } }) => (data === undefined || data.State === 'waiting' ? ASKS_MS : false),
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  });
  const taking = useMutation({
    mutationFn: async () => {
      await enter(await postSigned(client, takeSignIn, (csrfToken) => ({ csrfToken })));
      forgetWaitingRequest();
    },
  });
  const isConfirmed = waiting !== undefined && state.data?.State === 'confirmed';
  const taken = useRef('');
  const { mutate } = taking;
  const code = waiting?.Code ?? '';
  useEffect(() => {
    if (!isConfirmed || taken.current === code) return;
    taken.current = code;
    mutate();
  }, [isConfirmed, code, mutate]);

  const askAgain = (): void => {
    forgetWaitingRequest();
    taking.reset();
    void request.refetch();
  };
  if (request.isError && !request.isFetching) return { step: 'refused', error: request.error, again: askAgain };
  if (waiting === undefined) return { step: 'asking' };
  if (taking.isError) return { step: 'failed', error: taking.error, again: () => mutate() };
  if (isConfirmed) return { step: 'entering' };
  if (secondsLeft === 0 || state.data?.State === 'none') return { step: 'over', again: askAgain };
  return { step: 'waiting', code: waiting.Code, secondsLeft, lost: state.isError };
}

/** Counts down by comparing times, so that a tab that slept shows the right number. */
function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return until === undefined ? 0 : Math.max(0, Math.floor((until - now) / 1000));
}
