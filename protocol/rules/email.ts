/** Masks an e-mail address for its owner's eyes: its first letter shows (specification 2 §9), and where `@` and dots stand. */
export const maskEmail = (email: string): string => email.slice(0, 1) + email.slice(1).replaceAll(/[^@.]/g, '*');
