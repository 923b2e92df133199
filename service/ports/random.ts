import { randomBytes, randomUUID } from 'node:crypto';
import type { Random } from '#domain/ports/index.ts';

/** The operating system's cryptographically secure randomness. */
export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
};
