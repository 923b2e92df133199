import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { z } from 'zod';
import { ConsentOutcome, demoPerson, DemoPersonID } from '#protocol/entities/demoPerson.ts';
import { FORM_BODY } from '#domain/dispatch/door.ts';
import { readBody } from '../http/body.ts';
import { BodyBudget } from '../http/bodyBudget.ts';
import { html } from '../http/html.ts';
import type { DevelopmentClient } from './developmentClient.ts';
import { consentPage, messagePage, showPage } from './pages.ts';

interface Parts {
  readonly issuer: string;
  readonly clients: readonly DevelopmentClient[];
  readonly isOwnOrigin: (origin: string) => boolean;
}

const PAGES = '/person/';
const MAX_FORM_BYTES = 4096;
const STALL_MS = 10_000;
const LIFE_SECONDS = 600;
/** The provider's own sessions are removed, since a developer signs in as another person each time. */
const OWN_SESSION = /(?:^|;\s*)_session(?:\.legacy)?(?:\.sig)?=[^;]*/g;

const Choice = z.object({
  person: z.union([DemoPersonID, z.literal('')]).default(''),
  name: z.string().trim().toLowerCase().pipe(DemoPersonID).optional().catch(undefined),
  outcome: ConsentOutcome,
});
const Decided = z.object({ outcome: ConsentOutcome });

/** Creates the provider: oidc-provider with a custom page where a developer chooses an identity. */
export async function createOpenidProvider({ issuer, clients, isOwnOrigin }: Parts): Promise<RequestListener> {
  /** The failure that a developer chose, by grant. */
  const outcomes = new Map<string, ConsentOutcome>();
  const provider = new Provider(issuer, await configurationOf(clients, outcomes));
  provider.Client.prototype.redirectUriAllowed = function redirectUriAllowed(uri: string): boolean {
    const providerName = clients.find(({ clientID }) => clientID === this.clientId)?.providerName;
    const { origin, pathname } = new URL(uri);
    return pathname === `/api/auth/callback/${providerName ?? ''}` && isOwnOrigin(origin);
  };
  const pages = createPages(provider, clients);
  const answer = provider.callback();
  return (request, response) => {
    if (request.headers.cookie !== undefined)
      request.headers.cookie = request.headers.cookie.replace(OWN_SESSION, '').replace(/^;\s*/, '');
    if (request.url?.startsWith(PAGES) !== true) {
      void answer(request, response);
      return;
    }
    pages(request, response).catch(() =>
      showPage(response, 400, (nonce) => messagePage('This question is over. Begin again in the product.', nonce)),
    );
  };
}

async function configurationOf(
  clients: readonly DevelopmentClient[],
  outcomes: Map<string, ConsentOutcome>,
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const policy = interactionPolicy.base();
  // One page asks for everything, so no separate consent is needed.
  policy.remove('consent');
  return {
    clients: clients.map(({ clientID, clientSecret }) => ({
      client_id: clientID,
      client_secret: clientSecret,
      // `redirectUriAllowed` decides, but a client must have at least one entry.
      redirect_uris: ['http://localhost/'],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'development' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${PAGES}${uid}` },
    ttl: {
      Interaction: LIFE_SECONDS,
      Session: LIFE_SECONDS,
      Grant: LIFE_SECONDS,
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: LIFE_SECONDS,
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      outcomes.set(await grant.save(), Decided.catch({ outcome: 'agreed' }).parse(oidc.result).outcome);
      return grant;
    },
    async findAccount(_context, accountId, token) {
      const outcome = outcomes.get(String(token !== undefined && 'grantId' in token ? token.grantId : ''));
      if (outcome === 'providerDown') throw new Error('the developer took it down');
      if (outcome === 'codeRefused') return undefined;
      const { Name, Email } = demoPerson(accountId);
      const mail = outcome === 'emailMissing' ? {} : { email: Email, email_verified: true };
      return { accountId, claims: async () => ({ sub: accountId, name: Name, ...mail }) };
    },
    renderError: (context, { error }) => {
      context.type = 'html';
      context.body =
        html`<!doctype html><title>${error}</title><p>The development provider refuses: <code>${error}</code></p>`.markup;
    },
  };
}

/** Serves the page of the developer's decision, and handles its form. */
function createPages(provider: Provider, clients: readonly DevelopmentClient[]) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const interaction = await provider.interactionDetails(request, response);
    const providerName =
      clients.find(({ clientID }) => clientID === interaction.params['client_id'])?.providerName ?? 'line';
    if (request.method !== 'POST') {
      showPage(response, 200, (nonce) => consentPage(providerName, nonce));
      return;
    }
    const limits = { all: MAX_FORM_BYTES, perAddress: MAX_FORM_BYTES };
    const share = new BodyBudget(limits).open('');
    const body = await readBody(request, { maxBytes: MAX_FORM_BYTES, types: FORM_BODY, share, stallMs: STALL_MS });
    if (body === 'aborted') return;
    if (!('text' in body)) throw new Error(body.why);
    const { person, name, outcome } = Choice.parse(Object.fromEntries(new URLSearchParams(body.text)));
    if (outcome === 'denied') {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    if (outcome === 'badState' || outcome === 'badNonce') {
      interaction.params[outcome === 'badState' ? 'state' : 'nonce'] = randomBytes(32).toString('hex');
      await interaction.save(LIFE_SECONDS);
    }
    const accountId = person === '' ? (name ?? `new-${randomBytes(4).toString('hex')}`) : person;
    await provider.interactionFinished(request, response, { login: { accountId }, outcome });
  };
}
