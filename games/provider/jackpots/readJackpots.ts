import type { GameAnswer, GameRequest } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderPorts } from '../ports.ts';
import { readPools } from './pools.ts';

/** @throws ProviderFailure GAME_UNKNOWN */
export async function readJackpots(
  { store, catalogue, fish, tables }: ProviderPorts,
  { Brand, GameCode }: GameRequest<'readJackpots'>,
): Promise<GameAnswer<'readJackpots'>> {
  // Tables have no pools.
  if (tables?.current(GameCode) !== undefined) return { Jackpots: [] };
  const file = catalogue.current(GameCode)?.file ?? fish?.current(GameCode)?.file;
  if (file === undefined) throw new ProviderFailure('GAME_UNKNOWN', 'GameCode');
  return { Jackpots: await store.readConsistently((reader) => readPools(reader, { Brand, GameCode }, file)) };
}
