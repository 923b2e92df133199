import * as z from 'zod/mini';

/** An e-mail address as it is kept: trimmed and in small letters, so that one address is one. */
export const Email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  z.email('must be an e-mail address'),
);
