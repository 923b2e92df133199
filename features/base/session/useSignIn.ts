import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { choosePhoneAccount, signInGuest, switchAccount } from '#protocol/endpoints/auth.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { Session } from '#protocol/entities/session.ts';
import { type Client, useClient } from '../client/index.ts';
import { useSettings } from '../settings/index.ts';
import { postSigned } from './postSigned.ts';
import { putSession } from './sessionKeys.ts';
import { notifyOtherTabs } from './tabs.ts';

/** Signs in with the given function. The page and the other tabs follow. */
export function useSignIn<Variables>(
  signIn: (client: Client, variables: Variables) => Promise<Session>,
): UseMutationResult<Session, Error, Variables> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => signIn(client, variables),
    onSuccess: (session) => {
      putSession(queries, session);
      notifyOtherTabs();
    },
  });
}

export function useSignInGuest(): UseMutationResult<Session, Error, LocaleID> {
  const { SiteID } = useSettings();
  return useSignIn((client, Lang) => postSigned(client, signInGuest, (csrfToken) => ({ SiteID, Lang, csrfToken })));
}

export interface PhoneAccountChoice {
  /** The phone token from `verifyLoginCode`. */
  readonly Token: string;
  readonly PlayerID: string;
}

export function useSignInPhoneAccount(): UseMutationResult<Session, Error, PhoneAccountChoice> {
  return useSignIn((client, choice: PhoneAccountChoice) =>
    postSigned(client, choosePhoneAccount, (csrfToken) => ({ ...choice, csrfToken })),
  );
}

/** Continues as another account on the player's own phone. The variable is the account's id. */
export function useSwitchAccount(): UseMutationResult<Session, Error, string> {
  return useSignIn((client, PlayerID: string) =>
    postSigned(client, switchAccount, (csrfToken) => ({ PlayerID, csrfToken })),
  );
}
