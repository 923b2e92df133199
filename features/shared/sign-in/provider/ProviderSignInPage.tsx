import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { getCsrf } from '#protocol/endpoints/auth.ts';
import { signInApple, signInFacebook, signInGoogle, signInLine } from '#protocol/endpoints/signIn.ts';
import { ProviderName, signInPagePath, SignInPurpose } from '#protocol/entities/signIn.ts';
import { ownAddress } from '#protocol/rules/ownAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { EmptyState, ErrorState } from '#ui/components/StateView/index.ts';
import { type Client, useClient } from '../../../base/client/index.ts';
import { StateDrawing, useErrorText } from '../../../base/errors/index.ts';
import { Link, useParams, useSearchParams } from '../../../base/routing/index.ts';
import { Centered } from '../../frames/index.ts';
import { needsProof } from '../../confirm/index.ts';
import { isPopup } from './popup.ts';
import { providerNames, signInFailureMessages } from './providerMessages.ts';
import { endOfAddress, type SignInEnd, notifyOpener } from './signInEnds.ts';
import { signInPageCss as css } from './ProviderSignInPage.css.ts';

const contracts = { google: signInGoogle, apple: signInApple, facebook: signInFacebook };

/** Only in mock mode, so that a production bundle contains none of this code. */
const ConsentPage = import.meta.env.VITE_MOCK
  ? lazy(() => import('../consent/ConsentPage.tsx').then((module) => ({ default: module.ConsentPage })))
  : undefined;

/** Goes to an address, also of another site. */
export type GoTo = (address: string) => void;
/** Replaces the history entry, since Back should lead to the page where the sign-in began. */
const leave: GoTo = (address) => window.location.replace(address);

export interface ProviderSignInPageProps {
  goTo?: GoTo;
  consent?: typeof ConsentPage;
}

/**
 * `/signIn/{provider}` (specification 1 §2): redirects to the identity provider. A popup ends at this page, which notifies its opener and
 * closes. On mocks, this page is also the page of the identity provider.
 */
export function ProviderSignInPage({
  goTo = leave,
  consent: Consent = ConsentPage,
}: ProviderSignInPageProps): ReactNode {
  const provider = ProviderName.safeParse(useParams()['provider']);
  const [query] = useSearchParams();
  if (!provider.success)
    return (
      <Centered>
        <Ended end={{ provider: 'line', error: 'Unexpected' }} retry="" />
      </Centered>
    );
  const end = endOfAddress(provider.data, query);
  const retry = query.get('purpose') === 'bind' ? '?purpose=bind' : '';
  if (end !== undefined)
    return (
      <Centered>
        <Ended end={end} retry={retry} />
      </Centered>
    );
  if (Consent && query.has('state'))
    return (
      <Suspense>
        <Consent goTo={goTo} provider={provider.data} />
      </Suspense>
    );
  return <Beginning goTo={goTo} provider={provider.data} query={query} />;
}

function Beginning({
  provider,
  query,
  goTo,
}: {
  provider: ProviderName;
  query: URLSearchParams;
  goTo: GoTo;
}): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const begun = useRef(-1);
  useEffect(() => {
    // StrictMode runs the effect twice, and each run would begin a sign-in.
    if (begun.current === attempt) return;
    begun.current = attempt;
    begin(client, provider, query).then(goTo, (error: unknown) => {
      // The opener asks the player to confirm, and begins again.
      if (isPopup() && needsProof(error)) {
        notifyOpener({ provider, error: 'SignInTooOld' });
        window.close();
      }
      setFailure(error instanceof Error ? error : new Error(String(error)));
    });
  }, [client, provider, query, goTo, attempt]);

  if (failure === undefined)
    return (
      <div className={css.waiting}>
        <Spinner
          label={formatMessage(
            { id: 'signInProvider.going', defaultMessage: '正在前往 {provider}' },
            { provider: providerNames[provider] },
          )}
        />
      </div>
    );
  return (
    <Centered>
      <ErrorState
        action={
          <div className={css.actions}>
            <Button
              onClick={() => {
                setFailure(undefined);
                setAttempt(attempt + 1);
              }}
            >
              <FormattedMessage defaultMessage="再試一次" id="signInProvider.retry" />
            </Button>
            <WayOut back={query.get('signInRedirectURL') ?? ''} />
          </div>
        }
        description={errorText(failure)}
        drawing={<StateDrawing id="error" />}
        heading={1}
        title={formatMessage(
          { id: 'signInProvider.failed', defaultMessage: '無法前往 {provider}' },
          { provider: providerNames[provider] },
        )}
      />
    </Centered>
  );
}

/** Leaves an identity provider that cannot be reached: closes the popup, or returns to the page where the sign-in began. */
function WayOut({ back }: { back: string }): ReactNode {
  if (isPopup())
    return (
      <Button onClick={() => window.close()} variant="secondary">
        <FormattedMessage defaultMessage="關閉" id="signIn.close" />
      </Button>
    );
  const begun = ownAddress(back, window.location.origin);
  return (
    <Button asChild variant="secondary">
      <Link replace to={begun ?? '/'}>
        {begun === undefined ? (
          <FormattedMessage defaultMessage="回到大廳" id="signInProvider.home" />
        ) : (
          <FormattedMessage defaultMessage="返回登入方式" id="phone.back" />
        )}
      </Link>
    </Button>
  );
}

async function begin({ rest }: Client, provider: ProviderName, query: URLSearchParams): Promise<string> {
  const { csrfToken } = await rest.get(getCsrf);
  const back = query.get('signInRedirectURL');
  const request = {
    csrfToken,
    Popup: isPopup(),
    Purpose: z.catch(SignInPurpose, 'signIn').parse(query.get('purpose')),
    ...(back !== null && { signInRedirectURL: back }),
  };
  if (provider !== 'line') return (await rest.post(contracts[provider], request)).url;
  const answer = await rest.post(signInLine, request);
  // Only LINE's own browser gets a session immediately.
  if (!('url' in answer)) throw new Error('a session came where an address was asked for');
  return answer.url;
}

/** The end of a popup: notifies its opener and closes. Shows a text if the popup cannot close. */
function Ended({ end, retry }: { end: SignInEnd; retry: string }): ReactNode {
  const { formatMessage } = useIntl();
  const { provider, error, result } = end;
  useEffect(() => {
    notifyOpener({ provider, ...(error !== undefined && { error }), ...(result !== undefined && { result }) });
    if (isPopup()) window.close();
  }, [provider, error, result]);
  const name = providerNames[provider];
  const goHome = (
    <Button asChild>
      <Link to="/">
        <FormattedMessage defaultMessage="回到大廳" id="signInProvider.home" />
      </Link>
    </Button>
  );
  if (error === undefined)
    return (
      <EmptyState
        action={goHome}
        description={<FormattedMessage defaultMessage="可以關閉這個視窗了。" id="signInProvider.close" />}
        drawing={<StateDrawing id="no-friends" />}
        heading={1}
        title={
          result === 'bound'
            ? formatMessage({ id: 'signInProvider.bound', defaultMessage: '已綁定 {provider}' }, { provider: name })
            : formatMessage({ id: 'signInProvider.done', defaultMessage: '已登入' })
        }
      />
    );
  return (
    <ErrorState
      action={
        <div className={css.actions}>
          <Button asChild>
            <Link replace to={signInPagePath(provider) + retry}>
              <FormattedMessage defaultMessage="再試一次" id="signInProvider.retry" />
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/">
              <FormattedMessage defaultMessage="回到大廳" id="signInProvider.home" />
            </Link>
          </Button>
        </div>
      }
      description={formatMessage(signInFailureMessages[error], { provider: name })}
      drawing={<StateDrawing id="error" />}
      heading={1}
      title={formatMessage({ id: 'signInProvider.stopped', defaultMessage: '尚未登入' })}
    />
  );
}
