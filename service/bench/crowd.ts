import { gramRows } from '#domain/player/nameGrams.ts';
import { nameKey } from '#domain/player/name.ts';
import type { Store } from '#domain/ports/store.ts';
import type { BulkLoad } from '#store/bulk/bulk.ts';

const FIRST_ID = 900_000_000;
const BATCH = 5000;

/**
 * Fills a world with players that have only a name and its entries in the index of names. Half have the name of a new
 * account, and half have a common prefix.
 */
export async function addCrowd(store: Store, bulk: BulkLoad, players: number): Promise<void> {
  const models = await store.table('players').find({ order: [['PlayerID', 'asc']] });
  for (let from = 0; from < players; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, players - from) }, (_, offset) => {
      const at = from + offset;
      const model = models[at % models.length];
      if (model === undefined) throw new Error('the demo world has no players');
      const number = String((at * 7919) % 1_000_000).padStart(6, '0');
      const Name = at % 2 === 0 ? `玩家${number}` : `${[...model.Name].slice(0, 3).join('')}${at}`;
      const own = { Phone: '', Email: '', DeviceID: '', IsHost: false, ClubID: '', ClubRole: '' };
      return { ...model, ...own, PlayerID: String(FIRST_ID + at), Name, NameKey: nameKey(Name) };
    });
    await bulk.insert('players', rows);
    await bulk.insert(
      'nameGrams',
      rows.flatMap(({ NameKey }) => gramRows(NameKey)),
    );
  }
}
