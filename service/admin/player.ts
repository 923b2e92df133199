import type { PlayerRow } from '#domain/dispatch/context.ts';
import { nameKey } from '#domain/player/name.ts';
import type { Reader } from '#domain/ports/store.ts';
import { normalisePhone, readPhone } from '#protocol/rules/phone.ts';
import { Refusal, UsageError } from './command.ts';

/**
 * The players with these ids.
 * @throws UsageError if there is no id, Refusal with the first unknown id
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

/**
 * The players that a word names by id, by name, or by phone. A phone may have several accounts.
 * @throws Refusal if there is no such player
 */
export async function findPlayers(db: Reader, word: string): Promise<readonly PlayerRow[]> {
  const players = db.table('players');
  const Phone = normalisePhone(readPhone(word));
  const found = [
    await players.get(word),
    ...(await players.find({ where: { NameKey: nameKey(word.trim()) } })),
    ...(Phone === undefined ? [] : await players.find({ where: { Phone }, order: [['PlayerID', 'asc']] })),
  ].filter((player) => player !== undefined);
  if (found.length === 0) throw new Refusal(`there is no player with the id, name or phone "${word}"`);
  return [...new Map(found.map((player) => [player.PlayerID, player])).values()];
}
