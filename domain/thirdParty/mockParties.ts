import * as z from 'zod/mini';
import { ConsentOutcome, demoPerson } from '#protocol/entities/demoPerson.ts';
import { answersByForm, PARTY_NAMES, PartyName, signInPagePath } from '#protocol/entities/signIn.ts';
import { challengeOf, sign, unsign } from '../session/secrets.ts';
import { readForm, writeQuery } from '../dispatch/form.ts';
import { type Consent, type Identities, PartyFailure } from '../ports/identities.ts';
import type { SigningKeys } from '../session/signingKeys.ts';

export interface MockPartyParts {
  /** Seals the codes. */
  readonly secret: SigningKeys;
  /** Of the app, whose page asks for consent. */
  readonly origin: string;
}

/** What a third party is asked in an address (OpenID Connect Core 3.1.2.1). */
const Question = z.object({
  redirect_uri: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_challenge: z.string(),
});

/** What a code of ours stands for. */
const Granted = z.strictObject({
  Party: PartyName,
  Person: z.string(),
  Outcome: ConsentOutcome,
  ...z.omit(Question, { state: true }).shape,
});
const PREFIX = 'dev-code:';

/** Third parties that live in the product itself, with the flow of real ones: state, nonce, PKCE, a code that is exchanged. */
export function createMockParties({ secret, origin }: MockPartyParts): Omit<Identities, 'verify'> {
  const pageOf = (party: PartyName): string => `${origin}${signInPagePath(party)}`;
  return {
    parties: async () => PARTY_NAMES,

    authorize: async (party, { redirectURI, state, nonce, verifier }) =>
      `${pageOf(party)}?${writeQuery({
        response_type: 'code',
        client_id: 'development',
        scope: 'openid profile email',
        redirect_uri: redirectURI,
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        ...(answersByForm(party) && { response_mode: 'form_post' }),
      })}`,

    async consent(url, Person, Outcome) {
      const [page = '', query = ''] = url.split('?');
      const Party = PARTY_NAMES.find((party) => page === pageOf(party));
      const asked = Question.safeParse(readForm(query));
      if (Party === undefined || !asked.success) return undefined;
      const { state, ...question } = asked.data;
      const granted: z.infer<typeof Granted> = { Party, Person, Outcome, ...question };
      const code = sign(secret, PREFIX + encodeURIComponent(JSON.stringify(granted)));
      return {
        Method: answersByForm(Party) ? 'POST' : 'GET',
        Path: question.redirect_uri.replace(/^https?:\/\/[^/]+/, ''),
        Parameters: answerOf(Outcome, state, code),
      };
    },

    async exchange(party, { redirectURI, nonce, verifier }, { code = '' }) {
      const value = unsign(secret, code);
      if (value?.startsWith(PREFIX) !== true) throw new PartyFailure('refused', 'no code of a development provider');
      const granted = Granted.parse(JSON.parse(decodeURIComponent(value.slice(PREFIX.length))));
      if (granted.Outcome === 'providerDown') throw new PartyFailure('unavailable', 'the developer took it down');
      const isOurs =
        granted.Party === party &&
        granted.redirect_uri === redirectURI &&
        granted.code_challenge === challengeOf(verifier) &&
        granted.Outcome !== 'codeRefused';
      if (!isOurs) throw new PartyFailure('refused', 'the code is for another question');
      if (granted.nonce !== nonce || granted.Outcome === 'badNonce')
        throw new PartyFailure('nonce', 'the token answers another question');
      const { ID, Email } = demoPerson(granted.Person);
      return { Subject: ID, PictureURL: '', Email: granted.Outcome === 'emailMissing' ? '' : Email };
    },
  };
}

function answerOf(outcome: ConsentOutcome, state: string, code: string): Consent['Parameters'] {
  if (outcome === 'denied') return { state, error: 'access_denied' };
  // Half of another state: as long as a real one, and nobody's.
  return { state: outcome === 'badState' ? state.slice(32) + state.slice(0, 32) : state, code };
}
