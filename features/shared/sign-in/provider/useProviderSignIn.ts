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

/** The interval of checks whether the popup is closed. */
const LOOK_MS = 500;

/** The state of a sign-in by an identity provider in this page. */
export type ProviderSignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly provider: ProviderName }
  | { readonly status: 'stopped'; readonly provider: ProviderName; readonly why: SignInFailure };

export interface ProviderSignIn {
  readonly state: ProviderSignInState;
  readonly start: (provider: ProviderName) => void;
  readonly reset: () => void;
}

export interface ProviderSignInOptions {
  readonly purpose?: SignInPurpose;
  /** Called after a success in a popup. At that time the session is being read. */
  readonly onDone: () => void;
}

/**
 * Signs in with an identity provider in a popup, or binds the identity to the account. The popup posts its outcome. If the popup closed
 * without a message, the hook asks the service, since a page of the identity provider can separate the popup from its opener.
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

  // A popup that looks closed may still post a message.
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

/**
 * The page to return to after the sign-in. If this is the sign-in page, its own target is returned, so that repeated tries do not nest
 * addresses.
 */
function whereToComeBack(): string {
  const { pathname, search, origin } = window.location;
  const callback = pathname.endsWith('/signIn') ? callbackAddress(new URLSearchParams(search), origin) : undefined;
  return callback ?? pathname + search;
}

/**
 * Whether a player is signed in when the popup has closed. For a binding, the popup must post its outcome, since the player was signed in
 * before.
 */
async function wentWell({ rest }: Client, purpose: SignInPurpose): Promise<boolean> {
  if (purpose === 'bind') return false;
  const session = await rest.get(getSession).catch(() => null);
  return session?.signInError.Code === 200;
}

function note({ rest }: Client, Provider: ProviderName, Trouble: 'popupBlocked' | 'popupClosed'): void {
  rest.post(logSignIn, { Provider, Trouble }).catch(() => undefined);
}
