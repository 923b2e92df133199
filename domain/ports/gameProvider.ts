import type { GameProviderDeclaration, JackpotsAnswer, JackpotsQuery } from '#protocol/wallet/index.ts';

/** A provider of games, as the operator declared it, without its keys. */
export type GameProvider = Omit<GameProviderDeclaration, 'Keys'>;

/** The providers that the operator declared, and the verification of their signatures. */
export interface GameProviderPorts {
  readonly providers: readonly GameProvider[];
  /** The owner of a key. Undefined for an unknown key id. */
  ownerOf(keyID: string): GameProvider | undefined;
  /**
   * Reads the jackpots of a game at the provider's `JackpotsURL`.
   *
   * @throws Error if the provider does not answer in time, or answers something else
   */
  readJackpots(provider: GameProvider, query: JackpotsQuery): Promise<JackpotsAnswer['Jackpots']>;
  /** Whether a signature (base64) of a key matches these bytes. False for an unknown key. */
  verify(keyID: string, body: Uint8Array, signature: string): Promise<boolean>;
}
