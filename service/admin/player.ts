import type { PlayerRow } from '#domain/dispatch/context.ts';
import type { Reader } from '#domain/ports/store.ts';
import { Refusal, UsageError } from './command.ts';

/**
 * The players with these ids.
 * @throws UsageError without an id, Refusal naming the first that is not there
 */
export async function readPlayers(db: Reader, ids: readonly string[]): Promise<readonly PlayerRow[]> {
  if (ids.length === 0) throw new UsageError('which player? Give one id or more');
  return Promise.all(
    ids.map(async (id) => {
      const player = await db.table('players').get(id);
      if (player === undefined) throw new Refusal(`there is no player ${id}`);
      return player;
    }),
  );
}
