import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { PlayerID } from '../entities/identifiers.ts';
import { BindableType, ProviderType } from '../entities/provider.ts';

const defaults = {
  method: 'POST',
  group: 'identityProvider',
  origin: 'spec',
  request: z.strictObject({
    SiteID: z.string().check(z.maxLength(16)),
    TPType: BindableType,
    /** The identity provider's own token of the person. */
    TPToken: z.string().check(z.maxLength(4096)),
  }),
  section: 'specification 1 §7, 2 §6, §7; decisions §3',
} as const;

export const bindIdentityProvider = endpoint({
  ...defaults,
  path: '/api/v1/player/third_part/bind',
  name: 'bindIdentityProvider',
  access: 'token',
  effect: 'write',
  result: z.object({ tptType: z.array(ProviderType) }),
  codes: [300007, 300011, 300012, 300015, 300030, 300038],
  summary:
    'Binds an identity provider to a player with a phone and no provider, whose tptType is [0,6] or [1,6] (otherwise 300015). The identity provider must accept the token (300011); an identity belongs to one player (300012). 300007: the identity provider does not answer. 300030: it needs a sign-in or a confirmation of the last ten minutes. 300038: the identity belonged to a deleted player whose pause continues.',
});

export const getIdentityOwner = endpoint({
  ...defaults,
  path: '/api/v1/third_part/info',
  name: 'getIdentityOwner',
  access: 'anyone',
  effect: 'read',
  result: z.object({ PlayerID }),
  codes: [100009, 300007, 300011],
  summary: "Finds the player of an identity (100009: none); the identity provider's token proves the caller (300011).",
});
