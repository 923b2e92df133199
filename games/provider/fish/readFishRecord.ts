import type { FishRecord } from '#games/api/index.ts';
import type { ProviderPorts } from '../ports.ts';

/**
 * Reads a window of shots as it is published to its player.
 *
 * @returns undefined if the player has no such window
 */
export async function readFishRecord(
  { store }: Pick<ProviderPorts, 'store'>,
  WindowID: string,
  SessionID: string,
): Promise<FishRecord | undefined> {
  const window = await store.table('fishWindows').get(WindowID);
  const seed = window && (await store.table('seeds').get(window.SeedID));
  if (window === undefined || seed === undefined || window.SessionID !== SessionID) return undefined;
  const shots = await store.table('fishShots').find({ where: { WindowID }, order: [['Nonce', 'asc']] });
  const { GameCode, Rules, ClientSeed, Shot: Stake, Shots: Held, Fired, Win } = window;
  return {
    WindowID,
    GameCode,
    Rules,
    Commitment: seed.Commitment,
    ...(seed.RevealTime !== '' && { ServerSeed: seed.ServerSeed }),
    ClientSeed,
    Stake,
    Held,
    Fired,
    Win,
    Shots: shots.map(({ Nonce, Fish, Multiple, Win: coins, Jackpots }) => ({
      Nonce,
      Fish,
      Multiple,
      Win: coins,
      Jackpots: [...Jackpots],
    })),
  };
}
