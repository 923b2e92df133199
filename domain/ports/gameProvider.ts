import type {
  GameProviderDeclaration,
  JackpotsAnswer,
  JackpotsQuery,
  PublishedBoards,
  PublishedRound,
  PublishedSymbols,
} from '#protocol/wallet/index.ts';

/** The declaration of the operator, without keys and secrets. */
export type GameProvider = Omit<GameProviderDeclaration, 'Keys' | 'Rounds'>;

/** A round that a player of the demo world plays. */
export interface DemoRound {
  /** The one-use token of the launch. */
  readonly LaunchToken: string;
  readonly GameCode: string;
  /** The highest stake of the player. */
  readonly MaxStake: number;
}

/** The providers that the operator declared, and the verification of their signatures. */
export interface GameProviderPorts {
  readonly providers: readonly GameProvider[];
  /** Undefined for an unknown key id. */
  ownerOf(keyID: string): GameProvider | undefined;
  /**
   * Reads the jackpots of a game at the provider's `JackpotsURL`.
   *
   * @throws Error if the provider does not answer in time, or answers something unexpected
   */
  readJackpots(provider: GameProvider, query: JackpotsQuery): Promise<JackpotsAnswer['Jackpots']>;
  /** Plays a round as a game's client does. Development only, and absent elsewhere. */
  playDemoRound?(provider: GameProvider, round: DemoRound): Promise<void>;
  /** Whether a signature (base64) of a key matches these bytes. False for an unknown key. */
  verify(keyID: string, body: Uint8Array, signature: string): Promise<boolean>;
  /** Absent if no provider publishes its rounds. */
  readonly rounds?: PublishedRounds;
}

/** Reads rounds from the providers that publish them (decision 0152). */
export interface PublishedRounds {
  publishes(provider: Pick<GameProvider, 'ID'>): boolean;
  /**
   * @param round the provider's own id of the round
   * @returns undefined if the provider publishes no rounds, or does not know this round of this player
   * @throws ProviderUnreachable if it does not answer, or not in the form of docs/providers.md
   */
  read(provider: Pick<GameProvider, 'ID'>, round: string, user: string): Promise<PublishedRound | undefined>;
  /**
   * Reads the boards of a page of rounds by one request.
   *
   * @param rounds the provider's own ids, 50 at most
   * @returns no boards if the provider publishes none
   * @throws ProviderUnreachable as `read`
   */
  readBoards(
    provider: Pick<GameProvider, 'ID'>,
    rounds: readonly string[],
    user: string,
  ): Promise<PublishedBoards['rounds']>;
  /**
   * Reads the pictures of a game's symbols.
   *
   * @returns undefined if the provider publishes none
   * @throws ProviderUnreachable as `read`
   */
  readSymbols(provider: Pick<GameProvider, 'ID'>, gameCode: string): Promise<PublishedSymbols['symbols'] | undefined>;
}

export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}
