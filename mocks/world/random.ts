import type { Random } from '#domain/ports/index.ts';

/** The browser's cryptographically secure randomness. */
export const browserRandom: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  uuid: () => crypto.randomUUID(),
};
