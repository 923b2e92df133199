import type { ProviderQuestion, ProviderIdentity } from '#domain/ports/identities.ts';

/** One identity provider. Each call throws ProviderFailure in the cases that the port declares. */
export interface IdentityProvider {
  authorize(question: ProviderQuestion): Promise<string>;
  exchange(question: ProviderQuestion, answer: Readonly<Record<string, string>>): Promise<ProviderIdentity>;
  /**
   * Returns the identity in a token of the provider. Undefined if the token is for another client, of another issuer,
   * or expired.
   */
  verify(token: string): Promise<ProviderIdentity | undefined>;
}

/** The most seconds for one answer of an identity provider. */
export const PATIENCE_SECONDS = 8;

/** Returns the address of the browser's callback, in the form that the library needs. */
export function answeredAt({ redirectURI }: ProviderQuestion, answer: Readonly<Record<string, string>>): URL {
  const url = new URL(redirectURI);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url;
}
