import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { DeletionState } from '../entities/account.ts';

const defaults = { method: 'POST', group: 'account', origin: 'added' } as const;
const token = { ...defaults, access: 'token', section: 'specification 1 §4; facts, rating and notices' } as const;
const HOUR_SECONDS = 60 * 60;

export const signOutEverywhere = endpoint({
  ...defaults,
  path: '/api/auth/signout/everywhere',
  name: 'signOutEverywhere',
  access: 'csrf',
  effect: 'write',
  request: z.strictObject({ csrfToken: z.string().check(z.maxLength(256)) }),
  result: z.object({}),
  codes: [100005, 200001],
  keepsAnswer: false,
  rate: { limit: 30, seconds: 60 },
  summary:
    "Ends this player's session on every device: all sockets get push 10002 and close with 4001. Phones must be verified again before the next sign-in, and the device on which the account began as a guest forgets it. A guest's own device is not forgotten: it is the only way back. 200001: another sign-in ended this browser's session already.",
  section: 'specification 1 §4; decisions §2, §3',
});

export const exportAccount = endpoint({
  ...token,
  path: '/api/v1/account/export',
  name: 'exportAccount',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({}),
  body: 'file',
  media: 'application/json; charset=utf-8',
  rate: { limit: 5, seconds: HOUR_SECONDS },
  codes: [300030],
  summary:
    "A copy of the player's data, as a JSON document to download (`AccountExport`): profile, masked ways to sign in, wallet, 30 days of the bank book, gifts, mails, own messages, missions, orders, relations, security events, sessions, devices. Other players appear only by their id; each list ends at 20,000 rows and says so. 300030: it needs a sign-in or a confirmation of the last ten minutes.",
});

export const getDeletion = endpoint({
  ...token,
  path: '/api/v1/account/deletion',
  name: 'getDeletion',
  effect: 'read',
  request: z.strictObject({}),
  result: DeletionState,
  summary: "Whether the caller's account will be deleted, when, and the records that the law keeps.",
});

export const requestDeletion = endpoint({
  ...token,
  path: '/api/v1/account/deletion/request',
  name: 'requestDeletion',
  effect: 'write',
  request: z.strictObject({
    /** Typed as confirmation. */
    Confirm: z.string().check(z.maxLength(16)),
  }),
  result: DeletionState,
  codes: [300013, 300015, 300030],
  summary:
    'Requests the deletion of the caller’s account in 14 days; another request answers the same. Until then everything works and the request can be cancelled. 100000: the confirmation is not the caller’s id. 300013: a payment is under way. 300015: a club’s leader must hand the club over first. 300030: it needs a sign-in or a confirmation of the last ten minutes.',
});

export const cancelDeletion = endpoint({
  ...token,
  path: '/api/v1/account/deletion/cancel',
  name: 'cancelDeletion',
  effect: 'write',
  request: z.strictObject({}),
  result: DeletionState,
  codes: [300011],
  summary: 'Cancels the request within the 14 days. 300011: there is none.',
});
