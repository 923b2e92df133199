import { randomBytes, randomUUID } from 'node:crypto';
import type { Random } from '#domain/ports/index.ts';

/** The cryptographically secure randomness of the operating system. */
export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
};
