import * as z from 'zod/mini';
import { Page, perPage } from '../entities/identifiers.ts';
import { SpinGrant } from '../entities/spinGrant.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'spinGrant',
  origin: 'added',
  section: 'decisions §8; decision record 0262',
} as const;

export const getSpinGrants = operation({
  ...defaults,
  op: 14520,
  name: 'getSpinGrants',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ List: z.array(SpinGrant), Total: z.int().check(z.minimum(0)) }),
  summary: "Lists the player's free spins by grant, newest first, with used and expired ones.",
});

export const spinGrantChanged = pushOf(getSpinGrants, {
  op: 14522,
  name: 'spinGrantChanged',
  audience: 'player',
  result: SpinGrant,
  summary: 'Free spins that the player got, and a grant of which a spin was used or returned.',
});
