import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ConsentOutcome, DemoPersonID } from '../entities/demoPerson.ts';
import { PlayerID } from '../entities/identifiers.ts';
import { BindableType } from '../entities/provider.ts';
import { ProviderName } from '../entities/signIn.ts';

const defaults = {
  method: 'POST',
  group: 'dev',
  origin: 'added',
  access: 'anyone',
  section: 'decisions §1, §3',
  rate: null,
} as const;

export const consentSignIn = endpoint({
  ...defaults,
  path: '/dev/consent',
  name: 'consentSignIn',
  effect: 'read',
  request: z.strictObject({
    /** The address to which the sign-in redirected. */
    url: z.string().check(z.maxLength(4096)),
    Person: DemoPersonID,
    Outcome: z._default(ConsentOutcome, 'agreed'),
  }),
  /** The answer that the provider makes the browser bring back. */
  result: z.object({
    Method: z.enum(['GET', 'POST']),
    Path: z.string(),
    Parameters: z.record(z.string(), z.string()),
  }),
  codes: [300011],
  summary:
    'Acts for a person at a development provider: consents, denies, or causes a failure, and answers what the browser would bring to the callback. 300011: the address is not a development provider’s.',
});

export const setProviderState = endpoint({
  ...defaults,
  path: '/dev/provider',
  name: 'setProviderState',
  effect: 'write',
  request: z.strictObject({ Provider: ProviderName, State: z.enum(['up', 'down', 'off']) }),
  result: z.object({}),
  summary: 'Makes an identity provider not answer (down), or not be configured (off).',
});

export const setIdentity = endpoint({
  ...defaults,
  path: '/dev/identity/owner',
  name: 'setIdentity',
  effect: 'write',
  request: z.strictObject({
    TPType: BindableType,
    Subject: z.string().check(z.minLength(1), z.maxLength(128)),
    PlayerID,
  }),
  result: z.object({}),
  summary: 'Gives a person’s identity to a player, also to a player that does not exist.',
});
