import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getSession } from '#protocol/endpoints/auth.ts';
import { logSignIn } from '#protocol/endpoints/signIn.ts';
import { type ProviderName, signInPagePath, type SignInPurpose } from '#protocol/entities/signIn.ts';
import { callbackAddress } from '#protocol/rules/ownAddress.ts';
import { type Client, useClient } from '../../../base/client/index.ts';
import { useNavigate } from '../../../base/routing/index.ts';
import { askSession } from '../../../base/session/index.ts';
import { markAway } from './away.ts';
import { openPopup, wantsWholePage } from './popup.ts';
import { onSignInEnd, type SignInEnd } from './signInEnds.ts';
import type { SignInFailure } from './providerMessages.ts';

/** How often a popup is looked at. */
const LOOK_MS = 500;

/** Where a sign-in by an identity provider is, in this page. */
export type ProviderSignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly provider: ProviderName }
  | { readonly status: 'stopped'; readonly provider: ProviderName; readonly why: SignInFailure };

export interface ProviderSignIn {
  readonly state: ProviderSignInState;
  /** Begins: in a popup, or with the whole page where there can be none. */
  readonly start: (provider: ProviderName) => void;
  readonly reset: () => void;
}

export interface ProviderSignInOptions {
  readonly purpose?: SignInPurpose;
  /** Told when it went well in a popup; the session is asked for already. */
  readonly onDone: () => void;
}

/**
 * Signs in (or binds) by an identity provider in a popup. Hears of its end from the popup; of one that is gone without a word it asks
 * the service, since a page of the identity provider can cut the two apart.
 */
export function useProviderSignIn({ purpose = 'signIn', onDone }: ProviderSignInOptions): ProviderSignIn {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<ProviderSignInState>({ status: 'idle' });
  const popup = useRef<Window>(undefined);
  const waitingFor = state.status === 'idle' ? undefined : state.provider;

  const finish = useCallback(
    (end: SignInEnd): void => {
      popup.current = undefined;
      if (end.error !== undefined) {
        setState({ status: 'stopped', provider: end.provider, why: end.error });
        return;
      }
      setState({ status: 'idle' });
      void askSession(queries).then(onDone);
    },
    [queries, onDone],
  );

  // A popup that seems closed may still be heard of later.
  useEffect(() => {
    if (waitingFor === undefined) return undefined;
    return onSignInEnd((end) => {
      if (end.provider === waitingFor) finish(end);
    });
  }, [waitingFor, finish]);

  useEffect(() => {
    if (state.status !== 'waiting') return undefined;
    const { provider } = state;
    const look = setInterval(() => {
      if (popup.current?.closed !== true) return;
      popup.current = undefined;
      void wentWell(client, purpose).then((well) => {
        if (well) {
          finish({ provider, result: 'signedIn' });
          return;
        }
        note(client, provider, 'popupClosed');
        setState((now) => (now.status === 'waiting' ? { status: 'stopped', provider, why: 'closed' } : now));
      });
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [state, client, purpose, finish]);

  const start = useCallback(
    (provider: ProviderName): void => {
      const query = new URLSearchParams(purpose === 'bind' ? { purpose } : { signInRedirectURL: whereToComeBack() });
      const path = `${signInPagePath(provider)}?${query.toString()}`;
      const opened = wantsWholePage() ? undefined : openPopup(path);
      popup.current = opened;
      if (opened !== undefined) {
        setState({ status: 'waiting', provider });
        return;
      }
      if (!wantsWholePage()) note(client, provider, 'popupBlocked');
      markAway();
      navigate(path);
    },
    [client, navigate, purpose],
  );
  const reset = useCallback((): void => setState({ status: 'idle' }), []);
  return { state, start, reset };
}

/** This page; from the sign-in page where that leads on to, since each try that fails would else wrap the address of the one before. */
function whereToComeBack(): string {
  const { pathname, search, origin } = window.location;
  const callback = pathname.endsWith('/signIn') ? callbackAddress(new URLSearchParams(search), origin) : undefined;
  return callback ?? pathname + search;
}

/** Whether somebody is signed in now; of a binding the service has to be heard, since its player was before. */
async function wentWell({ rest }: Client, purpose: SignInPurpose): Promise<boolean> {
  if (purpose === 'bind') return false;
  const session = await rest.get(getSession).catch(() => null);
  return session?.signInError.Code === 200;
}

/** Tells the operator; nobody waits for it. */
function note({ rest }: Client, Provider: ProviderName, Trouble: 'popupBlocked' | 'popupClosed'): void {
  rest.post(logSignIn, { Provider, Trouble }).catch(() => undefined);
}
