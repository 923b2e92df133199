import { createDevelopmentVerifier } from '#domain/thirdParty/developmentIdentities.ts';
import { withPartyStates } from '#domain/thirdParty/partyStates.ts';
import { type Identities, PartyFailure } from '#domain/ports/identities.ts';
import type { Reader } from '#domain/ports/store.ts';
import { PARTY_NAMES, type PartyName, partyOfType } from '#protocol/entities/signIn.ts';
import type { DevelopmentProvider } from '../developmentProvider/developmentProvider.ts';
import type { PartyConfigs } from '../partyConfig.ts';
import { appleSecret } from './appleSecret.ts';
import { createFacebookParty } from './facebookParty.ts';
import { createOpenidParty } from './openidParty.ts';
import type { Party } from './party.ts';
import type { SigningKeys } from '#domain/session/signingKeys.ts';

type Parties = Readonly<Partial<Record<PartyName, Party>>>;

/** The third parties that are configured. */
export function createParties({ line, google, apple, facebook }: PartyConfigs): Parties {
  return {
    ...(line && {
      line: createOpenidParty({
        ...line,
        name: 'line',
        secret: async () => line.clientSecret,
        byForm: false,
        signsBySecret: true,
      }),
    }),
    ...(google && {
      google: createOpenidParty({ ...google, name: 'google', secret: async () => google.clientSecret, byForm: false }),
    }),
    // Apple sends the name only the first time; it is not requested, since real names are never shown.
    ...(apple && {
      apple: createOpenidParty({
        ...apple,
        name: 'apple',
        secret: () => appleSecret(apple),
        scope: 'openid email',
        byForm: true,
      }),
    }),
    ...(facebook && { facebook: createFacebookParty(facebook) }),
  };
}

/** The port of third parties over those that are configured. */
export function createIdentities(parties: Parties): Identities {
  const known = (name: PartyName): Party => {
    const party = parties[name];
    if (party === undefined) throw new PartyFailure('unavailable', `${name} is not configured`);
    return party;
  };
  return {
    parties: async () => PARTY_NAMES.filter((name) => parties[name] !== undefined),
    authorize: async (name, question) => known(name).authorize(question),
    exchange: async (name, question, answer) => known(name).exchange(question, answer),
    async verify(type, token) {
      const name = partyOfType(type);
      return name === undefined ? undefined : parties[name]?.verify(token);
    },
  };
}

/**
 * The port in development: what is not configured goes to the development provider, and tokens that `/dev/identity` made are
 * believed too.
 */
export function createIdentitiesOfDevelopment(
  configured: Parties,
  provider: DevelopmentProvider,
  secret: SigningKeys,
  db: Reader,
): Identities {
  const ofDevelopment = PARTY_NAMES.map((name) => [name, createOpenidParty(provider.settingsOf(name))] as const);
  const identities = createIdentities({ ...Object.fromEntries(ofDevelopment), ...configured });
  const verifyOwn = createDevelopmentVerifier(secret);
  return withPartyStates(db, {
    ...identities,
    verify: async (type, token, now) =>
      (await verifyOwn(type, token, now)) ?? (await identities.verify(type, token, now)),
    consent: (url, person, outcome) => provider.consent(url, person, outcome),
  });
}
