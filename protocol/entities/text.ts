import * as z from 'zod/mini';
import { Time } from './identifiers.ts';

/** For the development outbox (decisions §1). */
export const OutboxText = z.object({
  To: z.string(),
  Channel: z.enum(['sms', 'email']),
  Text: z.string(),
  CreateTime: Time,
});
export type OutboxText = z.infer<typeof OutboxText>;
