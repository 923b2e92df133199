import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import type { ProviderType } from '#protocol/entities/provider.ts';
import type { ProviderName } from '#protocol/entities/signIn.ts';

/** The identity that a provider proved. */
export interface ProviderIdentity {
  /** Its own id of the person, always the same. */
  readonly Subject: string;
  /** Address of the person's picture there; empty where it gives none. */
  readonly PictureURL: string;
  /** The person's e-mail address as the identity provider proved it; empty where it gives none, or one that only forwards. */
  readonly Email: string;
}

/** One question to an identity provider: what was said when the browser was sent there. */
export interface ProviderQuestion {
  readonly redirectURI: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE's secret (RFC 7636); only its digest leaves before the code is exchanged. */
  readonly verifier: string;
}

/** Why an identity provider proved no identity. */
export type ProviderRefusal = 'unavailable' | 'refused' | 'nonce' | 'token';

/** An identity provider proved no identity. The message is for the log: it holds nothing of what was exchanged. */
export class ProviderFailure extends Error {
  readonly reason: ProviderRefusal;

  constructor(reason: ProviderRefusal, why: string) {
    super(why);
    this.name = 'ProviderFailure';
    this.reason = reason;
  }
}

/** What the browser would bring back from a development provider. */
export interface Consent {
  readonly Method: 'GET' | 'POST';
  readonly Path: string;
  readonly Parameters: Readonly<Record<string, string>>;
}

/** Asks identity providers whose token it is; no player's word is believed. */
export interface Identities {
  /** The identity providers that can be asked here. */
  providers(): Promise<readonly ProviderName[]>;
  /**
   * Where to send the browser.
   * @throws ProviderFailure when it does not answer
   */
  authorize(provider: ProviderName, question: ProviderQuestion): Promise<string>;
  /**
   * Exchanges the code that came back.
   * @param answer what the browser brought
   * @throws ProviderFailure when it proves no identity
   */
  exchange(
    provider: ProviderName,
    question: ProviderQuestion,
    answer: Readonly<Record<string, string>>,
  ): Promise<ProviderIdentity>;
  /**
   * Verifies an identity provider's token.
   * @param now milliseconds
   * @returns undefined when it is not the identity provider's, or over
   * @throws ProviderFailure when it does not answer
   */
  verify(type: ProviderType, token: string, now: number): Promise<ProviderIdentity | undefined>;
  /** Development only: stands in for a person there; undefined when the address is no development provider's. */
  consent?(url: string, person: string, outcome: ConsentOutcome): Promise<Consent | undefined>;
}
