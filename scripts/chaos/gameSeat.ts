import type { Client } from '#features/base/client/index.ts';
import type { RoundView } from '#games/api/index.ts';
import { ask, CallRefused } from '#games/server/testing/gameServerWorld.ts';
import { enterGame } from '#protocol/operations/play.ts';

const STAKE = 100;
/** Some rounds are left to the game server, which closes them later. */
const CLOSED_SHARE = 0.8;

/** A player's session with the game server. */
export class GameSeat {
  readonly #client: Client;
  readonly #GameCode: string;
  #origin = '';
  #token: string | undefined;

  constructor(client: Client, GameCode: string) {
    this.#client = client;
    this.#GameCode = GameCode;
  }

  /**
   * Closes the last round and plays another.
   * @throws CallRefused if the game server refuses, TypeError or SyntaxError without a whole answer
   */
  async spin(random: () => number): Promise<RoundView> {
    try {
      const token = (this.#token ??= await this.#open());
      const { Next, OpenRound } = await ask(this.#origin, 'readState', {}, token);
      if (OpenRound?.Result !== undefined && random() < CLOSED_SHARE)
        await ask(this.#origin, 'close', { RoundID: OpenRound.RoundID }, token);
      return await ask(this.#origin, 'spin', { Stake: STAKE, SeedID: Next.SeedID, Nonce: Next.Nonce }, token);
    } catch (failure) {
      if (failure instanceof CallRefused && failure.code === 'INVALID_SESSION') this.#token = undefined;
      throw failure;
    }
  }

  async #open(): Promise<string> {
    const GameCode = this.#GameCode;
    const { LaunchURL } = await this.#client.call(enterGame, { GameCode });
    if (LaunchURL === undefined) throw new Error(`the game ${GameCode} has no game server`);
    const { origin, searchParams } = new URL(LaunchURL);
    this.#origin = origin;
    const LaunchToken = searchParams.get('token') ?? '';
    return (await ask(origin, 'openSession', { LaunchToken, GameCode })).Token;
  }
}

/** Refusals after which the round may have been played nevertheless. */
const UNKNOWN = new Set(['WALLET_UNREACHABLE', 'UNAVAILABLE']);

/** Whether the game server refused, so that no round was played. */
export const isRefusedRound = (failure: unknown): boolean =>
  failure instanceof CallRefused && !UNKNOWN.has(failure.code);
