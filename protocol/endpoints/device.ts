import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Device } from '../entities/device.ts';

// Separate from the other contracts of the account, one of which every page loads.
const defaults = {
  method: 'POST',
  group: 'account',
  origin: 'added',
  access: 'token',
  section: 'specification 1 §4; decisions §2, §3',
} as const;

export const getDevices = endpoint({
  ...defaults,
  path: '/api/v1/account/devices',
  name: 'getDevices',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(Device) }),
  summary:
    'Lists the browsers that signed in to the caller’s account: the calling browser first, then by their last sign-in; 20 at most, of the last 400 days. Only one of them is signed in at a time, since a sign-in ends the session before. No address and no place is stored.',
});

export const signOutDevice = endpoint({
  ...defaults,
  path: '/api/v1/account/devices/signout',
  name: 'signOutDevice',
  effect: 'write',
  request: z.strictObject({ DeviceID: z.string().check(z.maxLength(64)) }),
  result: z.object({}),
  codes: [300011],
  keepsAnswer: false,
  summary:
    'Signs one browser out: its session ends (push 10002, close 4001), phone verifications made there become invalid, and it is forgotten, so that its next sign-in is reported by mail as a new one. The calling browser stays known, and a guest’s own device is not forgotten. 300011: no such browser signed in.',
});
