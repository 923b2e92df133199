import { z } from 'zod';

/** An e-mail address as it is kept: trimmed and in small letters, so that one address is one. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('must be an e-mail address'));
