import type { ThirdPartyType } from '#protocol/entities/provider.ts';

/** Whom a third party says somebody is. */
export interface ThirdPartyIdentity {
  /** Its own id of the person, always the same. */
  readonly Subject: string;
  /** Address of the person's picture there; empty where it gives none. */
  readonly PictureURL: string;
}

/** Asks third parties whose token it is; no player's word is believed. */
export interface Identities {
  /**
   * Verifies a third party's token.
   * @param now milliseconds
   * @returns undefined when it is not the third party's, or over
   */
  verify(type: ThirdPartyType, token: string, now: number): Promise<ThirdPartyIdentity | undefined>;
}
