import { createHmac } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  type ServerMetadata,
} from 'openid-client';
import { z } from 'zod';
import { ProviderFailure, type ProviderIdentity } from '#domain/ports/identities.ts';
import type { FacebookProvider } from '../providerConfig.ts';
import { identityOf } from './claims.ts';
import { answeredAt, type IdentityProvider, PATIENCE_SECONDS } from './identityProvider.ts';
import { providerFailure } from './providerErrors.ts';
import { allowPlainHttp } from './plainHttp.ts';

const VERSION = 'v25.0';
/** Issuers of app tokens (Limited Login), which are OpenID Connect tokens. */
const LIMITED_ISSUERS = ['https://www.facebook.com', 'https://limited.facebook.com'];
const LIMITED_KEYS = 'https://limited.facebook.com/.well-known/oauth/openid/jwks/';

const Me = z.object({
  id: z.string().min(1).max(255),
  email: z.string().optional(),
  picture: z
    .object({ data: z.object({ url: z.string(), is_silhouette: z.boolean().default(false) }) })
    .optional()
    .catch(undefined),
});

/**
 * Creates the client of Facebook. On the web it is OAuth 2 with a code and PKCE, and the Graph API returns the
 * identity, since Facebook's OpenID Connect for the web is "still in testing". So there is no nonce; state and PKCE tie
 * the answer to this browser and this attempt.
 */
export function createFacebookClient(
  settings: FacebookProvider,
  patience: number = PATIENCE_SECONDS,
): IdentityProvider {
  const { issuer, clientID, clientSecret, graph } = settings;
  const metadata: ServerMetadata = {
    issuer,
    authorization_endpoint: `${issuer}/${VERSION}/dialog/oauth`,
    token_endpoint: `${graph}/${VERSION}/oauth/access_token`,
  };
  const config = new Configuration(metadata, clientID, undefined, ClientSecretPost(clientSecret));
  config.timeout = patience;
  if (graph.startsWith('http:')) allowPlainHttp(config);
  const keys = createRemoteJWKSet(new URL(LIMITED_KEYS), { timeoutDuration: patience * 1000 });

  /**
   * Returns the identity of a token. The request has a proof of the secret, so that a token that was stolen elsewhere
   * is useless.
   */
  async function ask(token: string): Promise<ProviderIdentity> {
    const url = new URL(`${graph}/${VERSION}/me`);
    url.searchParams.set('fields', 'id,email,picture.type(large)');
    url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(token).digest('hex'));
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(patience * 1000),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ProviderFailure(response.status >= 500 ? 'unavailable' : 'refused', `facebook: me ${response.status}`);
    }
    const { id, email, picture } = Me.parse(await response.json());
    // A silhouette is not the player's picture.
    const face = picture?.data.is_silhouette === true ? undefined : picture?.data.url;
    return identityOf({ sub: id, email, picture: face });
  }

  return {
    async authorize({ redirectURI, state, verifier }) {
      const parameters = {
        redirect_uri: redirectURI,
        scope: 'public_profile,email',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      return buildAuthorizationUrl(config, parameters).href;
    },

    async exchange(question, answer) {
      try {
        const tokens = await authorizationCodeGrant(config, answeredAt(question, answer), {
          expectedState: question.state,
          pkceCodeVerifier: question.verifier,
        });
        return await ask(tokens.access_token);
      } catch (error) {
        throw providerFailure('facebook', error);
      }
    },

    async verify(token) {
      try {
        const expected = { issuer: LIMITED_ISSUERS, audience: clientID, requiredClaims: ['sub', 'exp'] };
        return identityOf((await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload);
      } catch (error) {
        const failure = providerFailure('facebook', error);
        if (failure.reason === 'unavailable') throw failure;
        return undefined;
      }
    },
  };
}
