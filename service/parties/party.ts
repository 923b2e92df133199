import type { PartyQuestion, ThirdPartyIdentity } from '#domain/ports/identities.ts';

/** One third party, as the port asks it. Each call throws PartyFailure where the port does. */
export interface Party {
  authorize(question: PartyQuestion): Promise<string>;
  exchange(question: PartyQuestion, answer: Readonly<Record<string, string>>): Promise<ThirdPartyIdentity>;
  /** The identity that a token of its own proves; undefined when it is not for us, not its, or over. */
  verify(token: string): Promise<ThirdPartyIdentity | undefined>;
}

/** How long a third party may take over one answer. */
export const PATIENCE_SECONDS = 8;

/** Where the browser brought its answer, as the library wants to see it. */
export function answeredAt({ redirectURI }: PartyQuestion, answer: Readonly<Record<string, string>>): URL {
  const url = new URL(redirectURI);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url;
}
