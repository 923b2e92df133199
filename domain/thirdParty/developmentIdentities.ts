import { z } from 'zod';
import { ThirdPartyType } from '#protocol/entities/provider.ts';
import { sign, unsign } from '../auth/secrets.ts';
import type { Identities } from '../ports/identities.ts';

const LIFE_MS = 10 * 60 * 1000;
const PREFIX = 'dev-identity:';

const Claims = z.strictObject({
  TPType: ThirdPartyType,
  Subject: z.string().min(1),
  PictureURL: z.string(),
  Expires: z.number(),
});

/** What a development token says of somebody. */
export type DevelopmentClaims = Omit<z.infer<typeof Claims>, 'Expires'>;

/** Makes a token as a third party would, sealed with the service's own key; good for ten minutes. */
export const writeDevelopmentToken = (secret: Uint8Array, claims: DevelopmentClaims, now: number): string =>
  sign(secret, PREFIX + encodeURIComponent(JSON.stringify({ ...claims, Expires: now + LIFE_MS })));

/** Stands for every third party in development: believes only tokens that `writeDevelopmentToken` made. */
export const createDevelopmentIdentities = (secret: Uint8Array): Identities => ({
  async verify(type, token, now) {
    const value = unsign(secret, token);
    if (value?.startsWith(PREFIX) !== true) return undefined;
    const claims = Claims.parse(JSON.parse(decodeURIComponent(value.slice(PREFIX.length))));
    return claims.TPType === type && claims.Expires > now ? claims : undefined;
  },
});

/** Where no third party is configured, nobody's token is good. */
export const noIdentities: Identities = { verify: async () => undefined };
