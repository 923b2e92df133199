import type { ProviderQuestion, ProviderIdentity } from '#domain/ports/identities.ts';

/** One identity provider, as the port asks it. Each call throws ProviderFailure where the port does. */
export interface IdentityProvider {
  authorize(question: ProviderQuestion): Promise<string>;
  exchange(question: ProviderQuestion, answer: Readonly<Record<string, string>>): Promise<ProviderIdentity>;
  /** The identity that a token of its own proves; undefined when it is not for us, not its, or over. */
  verify(token: string): Promise<ProviderIdentity | undefined>;
}

/** How long an identity provider may take over one answer. */
export const PATIENCE_SECONDS = 8;

/** The address to which the browser brought the answer, as the library needs it. */
export function answeredAt({ redirectURI }: ProviderQuestion, answer: Readonly<Record<string, string>>): URL {
  const url = new URL(redirectURI);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url;
}
