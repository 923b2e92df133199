import * as z from 'zod/mini';
import { ConsentOutcome, demoPerson } from '#protocol/entities/demoPerson.ts';
import { answersByForm, PROVIDER_NAMES, ProviderName, signInPagePath } from '#protocol/entities/signIn.ts';
import { challengeOf, sign, unsign } from '../session/secrets.ts';
import { readForm, writeQuery } from '../dispatch/form.ts';
import { type Consent, type Identities, ProviderFailure } from '../ports/identities.ts';
import type { SigningKeys } from '../session/signingKeys.ts';

export interface MockProviderParts {
  /** The keys that seal the codes. */
  readonly secret: SigningKeys;
  /** The origin of the app, which has the consent page. */
  readonly origin: string;
}

/** The query of an authorization request (OpenID Connect Core 3.1.2.1). */
const Question = z.object({
  redirect_uri: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_challenge: z.string(),
});

/** The content of a code. */
const Granted = z.strictObject({
  Provider: ProviderName,
  Person: z.string(),
  Outcome: ConsentOutcome,
  ...z.omit(Question, { state: true }).shape,
});
const PREFIX = 'dev-code:';

/** Identity providers inside the product with the flow of real ones: state, nonce, PKCE and the exchange of a code. */
export function createMockProviders({ secret, origin }: MockProviderParts): Omit<Identities, 'verify'> {
  const pageOf = (provider: ProviderName): string => `${origin}${signInPagePath(provider)}`;
  return {
    providers: async () => PROVIDER_NAMES,

    authorize: async (provider, { redirectURI, state, nonce, verifier }) =>
      `${pageOf(provider)}?${writeQuery({
        response_type: 'code',
        client_id: 'development',
        scope: 'openid profile email',
        redirect_uri: redirectURI,
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        ...(answersByForm(provider) && { response_mode: 'form_post' }),
      })}`,

    async consent(url, Person, Outcome) {
      const [page = '', query = ''] = url.split('?');
      const Provider = PROVIDER_NAMES.find((provider) => page === pageOf(provider));
      const asked = Question.safeParse(readForm(query));
      if (Provider === undefined || !asked.success) return undefined;
      const { state, ...question } = asked.data;
      const granted: z.infer<typeof Granted> = { Provider, Person, Outcome, ...question };
      const code = sign(secret, PREFIX + encodeURIComponent(JSON.stringify(granted)));
      return {
        Method: answersByForm(Provider) ? 'POST' : 'GET',
        Path: question.redirect_uri.replace(/^https?:\/\/[^/]+/, ''),
        Parameters: answerOf(Outcome, state, code),
      };
    },

    async exchange(provider, { redirectURI, nonce, verifier }, { code = '' }) {
      const value = unsign(secret, code);
      if (value?.startsWith(PREFIX) !== true) throw new ProviderFailure('refused', 'no code of a development provider');
      const granted = Granted.parse(JSON.parse(decodeURIComponent(value.slice(PREFIX.length))));
      if (granted.Outcome === 'providerDown') throw new ProviderFailure('unavailable', 'the developer took it down');
      const isOurs =
        granted.Provider === provider &&
        granted.redirect_uri === redirectURI &&
        granted.code_challenge === challengeOf(verifier) &&
        granted.Outcome !== 'codeRefused';
      if (!isOurs) throw new ProviderFailure('refused', 'the code is for another question');
      if (granted.nonce !== nonce || granted.Outcome === 'badNonce')
        throw new ProviderFailure('nonce', 'the token answers another question');
      const { ID, Email } = demoPerson(granted.Person);
      return { Subject: ID, PictureURL: '', Email: granted.Outcome === 'emailMissing' ? '' : Email };
    },
  };
}

function answerOf(outcome: ConsentOutcome, state: string, code: string): Consent['Parameters'] {
  if (outcome === 'denied') return { state, error: 'access_denied' };
  // Swaps the halves of the state, so that it has the right length but belongs to no attempt.
  return { state: outcome === 'badState' ? state.slice(32) + state.slice(0, 32) : state, code };
}
