import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import type { ThirdPartyType } from '#protocol/entities/provider.ts';
import type { PartyName } from '#protocol/entities/signIn.ts';

/** Whom a third party says somebody is. */
export interface ThirdPartyIdentity {
  /** Its own id of the person, always the same. */
  readonly Subject: string;
  /** Address of the person's picture there; empty where it gives none. */
  readonly PictureURL: string;
  /** The person's e-mail address as the third party proved it; empty where it gives none, or one that only forwards. */
  readonly Email: string;
}

/** One question to a third party: what was said when the browser was sent there. */
export interface PartyQuestion {
  readonly redirectURI: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE's secret (RFC 7636); only its digest leaves before the code is exchanged. */
  readonly verifier: string;
}

/** Why a third party vouched for nobody. */
export type PartyRefusal = 'unavailable' | 'refused' | 'nonce' | 'token';

/** A third party did not vouch for anybody. Its message is for the log: it holds nothing of what was exchanged. */
export class PartyFailure extends Error {
  readonly reason: PartyRefusal;

  constructor(reason: PartyRefusal, why: string) {
    super(why);
    this.name = 'PartyFailure';
    this.reason = reason;
  }
}

/** What the browser would bring back from a development provider. */
export interface Consent {
  readonly Method: 'GET' | 'POST';
  readonly Path: string;
  readonly Parameters: Readonly<Record<string, string>>;
}

/** Asks third parties whose token it is; no player's word is believed. */
export interface Identities {
  /** The third parties that can be asked here. */
  parties(): Promise<readonly PartyName[]>;
  /**
   * Where to send the browser.
   * @throws PartyFailure when it does not answer
   */
  authorize(party: PartyName, question: PartyQuestion): Promise<string>;
  /**
   * Exchanges the code that came back.
   * @param answer what the browser brought
   * @throws PartyFailure when it vouches for nobody
   */
  exchange(
    party: PartyName,
    question: PartyQuestion,
    answer: Readonly<Record<string, string>>,
  ): Promise<ThirdPartyIdentity>;
  /**
   * Verifies a third party's token.
   * @param now milliseconds
   * @returns undefined when it is not the third party's, or over
   * @throws PartyFailure when it does not answer
   */
  verify(type: ThirdPartyType, token: string, now: number): Promise<ThirdPartyIdentity | undefined>;
  /** Development only: stands in for a person there; undefined when the address is no development provider's. */
  consent?(url: string, person: string, outcome: ConsentOutcome): Promise<Consent | undefined>;
}
