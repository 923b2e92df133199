import * as z from 'zod/mini';
import { Page, perPage } from '../entities/identifiers.ts';
import { Present } from '../entities/present.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'present',
  origin: 'added',
  section: 'specification 1 §7, 2 §2 (presents); decisions §2',
} as const;

export const getPresents = operation({
  ...defaults,
  op: 14500,
  name: 'getPresents',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ List: z.array(Present), Total: z.int().check(z.minimum(0)) }),
  summary: "Lists the player's presents, newest first, with used and expired ones.",
});

export const presentArrived = pushOf(getPresents, {
  op: 14502,
  name: 'presentArrived',
  audience: 'player',
  result: Present,
  summary: 'A present that the player got.',
});

export const usePresent = operation({
  ...defaults,
  op: 14510,
  name: 'usePresent',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ PresentID: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: Present,
  codes: [300011, 300012, 300016],
  summary: 'Uses a present, once: spins go to the wheel, experience to the pass ticket, a voucher pays its gold.',
});
