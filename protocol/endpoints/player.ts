import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { OwnProfile } from '../entities/player.ts';

export const getOwnProfile = endpoint({
  method: 'POST',
  path: '/api/v1/player',
  name: 'getOwnProfile',
  group: 'player',
  origin: 'spec',
  access: 'token',
  effect: 'write',
  request: z.strictObject({}),
  result: OwnProfile,
  codes: [100014],
  summary: "The signed-in player's profile, wallet and level; a good answer prolongs the session to 24 hours from now.",
  section: 'specification 1 §3, §7; decisions §3',
});
