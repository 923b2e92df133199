/** Masks an e-mail address for its owner: shows its first letter, `@` and dots (specification 2 §9). */
export const maskEmail = (email: string): string => email.slice(0, 1) + email.slice(1).replaceAll(/[^@.]/g, '*');
