import { z } from 'zod';
import type { ProviderIdentity } from '#domain/ports/identities.ts';
import { Email } from '#protocol/entities/email.ts';

/** Apple sends booleans as text. */
const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  /** An absent claim counts as false. */
  email_verified: truth.catch(false),
  /** Apple: the address only forwards, and the player may switch it off. */
  is_private_email: truth.optional().catch(true),
  picture: z
    .string()
    .max(512)
    .regex(/^https:\/\//)
    .optional()
    .catch(undefined),
});

/**
 * Returns the identity in the claims. Leaves out an address that is not verified or only forwards. @throws ZodError
 * without a subject
 */
export function identityOf(claims: unknown): ProviderIdentity {
  const { sub, email, email_verified, is_private_email, picture = '' } = Claims.parse(claims);
  const isProven = email_verified && is_private_email !== true;
  return { Subject: sub, PictureURL: picture, Email: (isProven && Email.safeParse(email).data) || '' };
}

/** Whether claims belong to a sign-in that began with a nonce. */
export const hasNonce = (claims: unknown): boolean =>
  z.object({ nonce: z.unknown().refine((nonce) => nonce !== undefined) }).safeParse(claims).success;
