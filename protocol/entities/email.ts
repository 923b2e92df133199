import * as z from 'zod/mini';

/** Stored trimmed and in lower case, so that equal addresses are equal. */
export const Email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  z.email('must be an e-mail address'),
);
