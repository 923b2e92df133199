import * as z from 'zod/mini';
import { ProviderType } from '#protocol/entities/provider.ts';
import { sign, unsign } from '../session/secrets.ts';
import { type Identities, ProviderFailure } from '../ports/identities.ts';
import { createMockProviders, type MockProviderParts } from './mockProviders.ts';
import type { SigningKeys } from '../session/signingKeys.ts';

const LIFE_MS = 10 * 60 * 1000;
const PREFIX = 'dev-identity:';

const Claims = z.strictObject({
  TPType: ProviderType,
  Subject: z.string().check(z.minLength(1)),
  PictureURL: z.string(),
  Email: z._default(z.string(), ''),
  Expires: z.number(),
});

export type DevelopmentClaims = Omit<z.input<typeof Claims>, 'Expires'>;

/** A development token is sealed with the service's own key and valid for ten minutes, like a token of an identity provider. */
export const writeDevelopmentToken = (secret: SigningKeys, claims: DevelopmentClaims, now: number): string =>
  sign(secret, PREFIX + encodeURIComponent(JSON.stringify({ ...claims, Expires: now + LIFE_MS })));

/** Accepts tokens of `writeDevelopmentToken`. */
export const createDevelopmentVerifier =
  (secret: SigningKeys): Identities['verify'] =>
  async (type, token, now) => {
    const value = unsign(secret, token);
    if (value?.startsWith(PREFIX) !== true) return undefined;
    const claims = Claims.parse(JSON.parse(decodeURIComponent(value.slice(PREFIX.length))));
    return claims.TPType === type && claims.Expires > now ? claims : undefined;
  };

/** Replaces every identity provider where there is no network. The app has the consent page (decisions §3). */
export const createDevelopmentIdentities = (parts: MockProviderParts): Identities => ({
  ...createMockProviders(parts),
  verify: createDevelopmentVerifier(parts.secret),
});

/** Accepts no token, for a service without identity providers. */
export const noIdentities: Identities = {
  providers: async () => [],
  authorize: async (provider) => {
    throw new ProviderFailure('unavailable', `${provider} is not configured`);
  },
  exchange: async (provider) => {
    throw new ProviderFailure('unavailable', `${provider} is not configured`);
  },
  verify: async () => undefined,
};
