import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { EndpointRow } from '#protocol/endpoint.ts';
import { choosePhoneAccount, getCsrf, signInGuest, signOut } from '#protocol/endpoints/auth.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { Session } from '#protocol/entities/session.ts';
import { type Client, useClient } from '../client/index.ts';
import { useSettings } from '../settings/index.ts';
import { putSession } from './sessionKeys.ts';
import { tellOtherTabs } from './tabs.ts';

/** Posts to a row of `/api/auth` with a fresh CSRF token (double submit, decisions §3). */
async function postSigned<Request extends z.ZodType<unknown, { csrfToken: string }>, Result extends z.ZodType>(
  client: Client,
  row: EndpointRow<Request, Result>,
  withToken: (csrfToken: string) => z.input<Request>,
): Promise<z.output<Result>> {
  const { csrfToken } = await client.rest.get(getCsrf);
  return client.rest.post(row, withToken(csrfToken));
}

function useSignIn<Variables>(
  signIn: (client: Client, variables: Variables) => Promise<Session>,
): UseMutationResult<Session, Error, Variables> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => signIn(client, variables),
    onSuccess: (session) => {
      putSession(queries, session);
      tellOtherTabs();
    },
  });
}

/** Signs in as the guest of this device. */
export function useSignInGuest(): UseMutationResult<Session, Error, LocaleID> {
  const { SiteID } = useSettings();
  return useSignIn((client, Lang) => postSigned(client, signInGuest, (csrfToken) => ({ SiteID, Lang, csrfToken })));
}

export interface PhoneAccountChoice {
  /** The phone token of `verifyLoginCode`. */
  readonly Token: string;
  /** Empty: a new account. */
  readonly PlayerID: string;
}

/** Signs in as an account on a verified phone. */
export function useSignInPhoneAccount(): UseMutationResult<Session, Error, PhoneAccountChoice> {
  return useSignIn((client, choice: PhoneAccountChoice) =>
    postSigned(client, choosePhoneAccount, (csrfToken) => ({ ...choice, csrfToken })),
  );
}

/** Signs out here and in the other tabs. The page forgets the session even where the service cannot be told. */
export function useSignOut(): UseMutationResult<unknown, Error, void> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      // First, so that the end of the session does not come back as one that somebody else ended.
      client.stop();
      return postSigned(client, signOut, (csrfToken) => ({ csrfToken }));
    },
    onSettled: () => {
      putSession(queries, null);
      tellOtherTabs();
    },
  });
}
