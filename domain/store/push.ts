import { z } from 'zod';
import type { Push } from '../ports/store.ts';
import type { Json } from '../table.ts';

const schema = z.object({
  topic: z.string(),
  op: z.number().int(),
  code: z.number().int(),
  result: z.json(),
  exceptConnection: z.string().optional(),
  personal: z.boolean(),
  socket: z.enum(['chat', 'lobby', 'both']),
});

/** A push as its outbox row keeps it. */
export const storedPush = (push: Push): Json => ({ ...push });

/** A push from its outbox row. @throws when the row holds something else */
export function parsePush(stored: Json): Push {
  const { exceptConnection, ...push } = schema.parse(stored);
  return exceptConnection === undefined ? push : { ...push, exceptConnection };
}
