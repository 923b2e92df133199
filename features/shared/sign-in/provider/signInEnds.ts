import * as z from 'zod/mini';
import { ProviderName, SignInError } from '#protocol/entities/signIn.ts';
import { onTabMessage, postToTabs } from '../../../base/settings/index.ts';

const CHANNEL = 'menagerie.signIn';

const SignInEnd = z.object({
  provider: ProviderName,
  result: z.optional(z.enum(['signedIn', 'bound'])),
  error: z.optional(SignInError),
});
export type SignInEnd = z.infer<typeof SignInEnd>;

/** Reads the outcome of a sign-in from an address. Undefined if the address has none. */
export function endOfAddress(provider: ProviderName, query: URLSearchParams): SignInEnd | undefined {
  const result = query.get('result') ?? undefined;
  const error = query.has('error') ? z.catch(SignInError, 'Unexpected').parse(query.get('error')) : undefined;
  if (result === undefined && error === undefined) return undefined;
  return z.catch(SignInEnd, { provider, error: 'Unexpected' }).parse({ provider, result, error });
}

/** Posts the outcome of a sign-in to the page that opened this popup. */
export function notifyOpener(end: SignInEnd): void {
  postToTabs(CHANNEL, end);
}

/**
 * Calls back when a popup ends.
 *
 * @returns a function that stops it
 */
export function onSignInEnd(ended: (end: SignInEnd) => void): () => void {
  return onTabMessage(CHANNEL, (message) => {
    const end = SignInEnd.safeParse(message);
    if (end.success) ended(end.data);
  });
}
