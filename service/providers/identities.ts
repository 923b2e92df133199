import { createDevelopmentVerifier } from '#domain/identityProvider/developmentIdentities.ts';
import { withProviderStates } from '#domain/identityProvider/providerStates.ts';
import { type Identities, ProviderFailure } from '#domain/ports/identities.ts';
import type { Reader } from '#domain/ports/store.ts';
import { PROVIDER_NAMES, type ProviderName, providerOfType } from '#protocol/entities/signIn.ts';
import type { DevelopmentProvider } from '../developmentProvider/developmentProvider.ts';
import type { ProviderConfigs } from '../providerConfig.ts';
import { appleSecret } from './appleSecret.ts';
import { createFacebookClient } from './facebookProvider.ts';
import { createOpenidClient } from './openidProvider.ts';
import type { IdentityProvider } from './identityProvider.ts';
import type { SigningKeys } from '#domain/session/signingKeys.ts';

type IdentityProviders = Readonly<Partial<Record<ProviderName, IdentityProvider>>>;

export function createProviders({ line, google, apple, facebook }: ProviderConfigs): IdentityProviders {
  return {
    ...(line && {
      line: createOpenidClient({
        ...line,
        name: 'line',
        secret: async () => line.clientSecret,
        byForm: false,
        signsBySecret: true,
      }),
    }),
    ...(google && {
      google: createOpenidClient({ ...google, name: 'google', secret: async () => google.clientSecret, byForm: false }),
    }),
    // Apple sends the name only the first time. It is not requested, since real names are never shown.
    ...(apple && {
      apple: createOpenidClient({
        ...apple,
        name: 'apple',
        secret: () => appleSecret(apple),
        scope: 'openid email',
        byForm: true,
      }),
    }),
    ...(facebook && { facebook: createFacebookClient(facebook) }),
  };
}

/** Creates the port of identity providers from the configured ones. */
export function createIdentities(providers: IdentityProviders): Identities {
  const known = (name: ProviderName): IdentityProvider => {
    const provider = providers[name];
    if (provider === undefined) throw new ProviderFailure('unavailable', `${name} is not configured`);
    return provider;
  };
  return {
    providers: async () => PROVIDER_NAMES.filter((name) => providers[name] !== undefined),
    authorize: async (name, question) => known(name).authorize(question),
    exchange: async (name, question, answer) => known(name).exchange(question, answer),
    async verify(type, token) {
      const name = providerOfType(type);
      return name === undefined ? undefined : providers[name]?.verify(token);
    },
  };
}

/**
 * Creates the port for development. The development provider replaces providers that are not configured, and tokens of
 * `/dev/identity` are accepted too.
 */
export function createIdentitiesOfDevelopment(
  configured: IdentityProviders,
  provider: DevelopmentProvider,
  secret: SigningKeys,
  db: Reader,
): Identities {
  const ofDevelopment = PROVIDER_NAMES.map((name) => [name, createOpenidClient(provider.settingsOf(name))] as const);
  const identities = createIdentities({ ...Object.fromEntries(ofDevelopment), ...configured });
  const verifyOwn = createDevelopmentVerifier(secret);
  return withProviderStates(db, {
    ...identities,
    verify: async (type, token, now) =>
      (await verifyOwn(type, token, now)) ?? (await identities.verify(type, token, now)),
    consent: (url, person, outcome) => provider.consent(url, person, outcome),
  });
}
