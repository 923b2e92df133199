import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email } from '../entities/email.ts';

const row = {
  method: 'POST',
  group: 'email',
  origin: 'spec',
  access: 'token',
  section: 'specification 2 §5, §7; decisions §3',
} as const;

export const checkEmail = endpoint({
  ...row,
  path: '/api/v1/email/check',
  name: 'checkEmail',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ Email: z.string() }),
  summary: "One's own e-mail address; empty where none is bound.",
});

export const bindEmail = endpoint({
  ...row,
  path: '/api/v1/email/bind',
  name: 'bindEmail',
  effect: 'write',
  request: z.strictObject({ Email }),
  result: z.object({ Email: z.string() }),
  success: 0,
  codes: [300012, 300015],
  rate: { limit: 10, seconds: 60 },
  summary:
    'Binds an e-mail address, once (300015 where one is set) and one player an address (300012). It is not proved by a code, hence nothing signs in by it.',
});
