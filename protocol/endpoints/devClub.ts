import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ClubID } from '../entities/club.ts';

export const setClubState = endpoint({
  method: 'POST',
  group: 'dev',
  origin: 'added',
  access: 'anyone',
  rate: null,
  section: 'decisions §1',
  path: '/dev/club',
  name: 'setClubState',
  effect: 'write',
  request: z.strictObject({ ClubID, MemberCount: z.int().check(z.minimum(0)) }),
  /** The counter's earlier value. */
  result: z.object({ MemberCount: z.int().check(z.minimum(0)) }),
  codes: [200098],
  summary: "Sets the counter of a club's members, to try a full club without two hundred players.",
});
