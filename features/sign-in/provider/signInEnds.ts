import * as z from 'zod/mini';
import { ProviderName, SignInError } from '#protocol/entities/signIn.ts';

const CHANNEL = 'menagerie.signIn';

/** How a sign-in in a popup ended. */
const SignInEnd = z.object({
  provider: ProviderName,
  result: z.optional(z.enum(['signedIn', 'bound'])),
  error: z.optional(SignInError),
});
export type SignInEnd = z.infer<typeof SignInEnd>;

/** The end that an address tells of; undefined when it tells of none. */
export function endOfAddress(provider: ProviderName, query: URLSearchParams): SignInEnd | undefined {
  const result = query.get('result') ?? undefined;
  const error = query.has('error') ? z.catch(SignInError, 'Unexpected').parse(query.get('error')) : undefined;
  if (result === undefined && error === undefined) return undefined;
  return z.catch(SignInEnd, { provider, error: 'Unexpected' }).parse({ provider, result, error });
}

/** Tells the page that opened this popup. */
export function notifyOpener(end: SignInEnd): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(end);
  channel.close();
}

/**
 * Hears how popups end.
 * @returns how to stop
 */
export function onSignInEnd(ended: (end: SignInEnd) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const end = SignInEnd.safeParse(data);
    if (end.success) ended(end.data);
  });
  return () => channel.close();
}
