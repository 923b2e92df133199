import { HISTORY_RESULTS, type SharedTable } from '#games/api/index.ts';
import type { ProviderPorts } from '../ports.ts';
import { stateOfRound } from './states.ts';

/** Reads the results of a room, the newest first. */
export async function readHistory(
  { store }: Pick<ProviderPorts, 'store'>,
  RoomID: string,
): Promise<SharedTable['History']> {
  const order = [['TableRoundID', 'desc']] as const;
  const rounds = await store.table('tableRounds').find({ where: { RoomID }, order, limit: HISTORY_RESULTS + 1 });
  return rounds
    .filter((round) => stateOfRound(round) !== 'betting')
    .slice(0, HISTORY_RESULTS)
    .map(({ TableRoundID, Result }) => ({ TableRoundID, Result }));
}
