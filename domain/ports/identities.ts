import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import type { ProviderType } from '#protocol/entities/provider.ts';
import type { ProviderName } from '#protocol/entities/signIn.ts';

export interface ProviderIdentity {
  /** The provider's own id of the person. It never changes. */
  readonly Subject: string;
  /** The address of the person's picture at the provider. Empty if there is none. */
  readonly PictureURL: string;
  /** The person's e-mail address as the provider verified it. Empty if the provider has no address or only a forwarding address. */
  readonly Email: string;
}

/** A question to an identity provider: the values that the browser was sent to it with. */
export interface ProviderQuestion {
  readonly redirectURI: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE (RFC 7636). Only its digest is sent before the code is exchanged. */
  readonly verifier: string;
}

export type ProviderRefusal = 'unavailable' | 'refused' | 'nonce' | 'token';

/** Thrown if an identity provider proved no identity. The message is for the log and contains no exchanged value. */
export class ProviderFailure extends Error {
  readonly reason: ProviderRefusal;

  constructor(reason: ProviderRefusal, why: string) {
    super(why);
    this.name = 'ProviderFailure';
    this.reason = reason;
  }
}

/** The query that the browser would bring back from a development provider. */
export interface Consent {
  readonly Method: 'GET' | 'POST';
  readonly Path: string;
  readonly Parameters: Readonly<Record<string, string>>;
}

/** Verifies identities with their providers. A player's own claim is never accepted. */
export interface Identities {
  providers(): Promise<readonly ProviderName[]>;
  /**
   * Returns the address to send the browser to.
   *
   * @throws ProviderFailure if the provider does not answer
   */
  authorize(provider: ProviderName, question: ProviderQuestion): Promise<string>;
  /**
   * Exchanges the code that came back.
   *
   * @param answer what the browser brought
   * @throws ProviderFailure if it proves no identity
   */
  exchange(
    provider: ProviderName,
    question: ProviderQuestion,
    answer: Readonly<Record<string, string>>,
  ): Promise<ProviderIdentity>;
  /**
   * @param now milliseconds
   * @returns undefined if the token is not the provider's or has expired
   * @throws ProviderFailure if the provider does not answer
   */
  verify(type: ProviderType, token: string, now: number): Promise<ProviderIdentity | undefined>;
  /**
   * Consents for a person at a development provider. Development only. Undefined if the address does not belong to a development provider.
   */
  consent?(url: string, person: string, outcome: ConsentOutcome): Promise<Consent | undefined>;
}
