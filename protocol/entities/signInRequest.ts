import * as z from 'zod/mini';

/** How many digits the new browser shows and the owner types. */
export const SIGN_IN_CODE_LENGTH = 8;

export const SignInCode = z.string().check(z.regex(/^\d{8}$/, 'must be eight digits'));

/** `none` means that there is no such request, or that it is over. */
export const SignInRequestState = z.enum(['none', 'waiting', 'confirmed']);
export type SignInRequestState = z.infer<typeof SignInRequestState>;
