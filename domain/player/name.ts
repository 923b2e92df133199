import { isImitation } from '../name/nameSkeletons.ts';
import type { Random } from '../ports/index.ts';
import type { Reader } from '../ports/store.ts';
import { drawBelow } from '../random.ts';

/** Folds width, case and composition. Names with the same key count as equal. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export const containing = (text: string): { readonly like: string } => ({
  like: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
});

/** Also true if another player's name looks the same. */
export async function isTaken(db: Reader, name: string, playerID: string): Promise<boolean> {
  const [owner] = await db.table('players').find({ where: { NameKey: nameKey(name) }, limit: 1 });
  if (owner !== undefined && owner.PlayerID !== playerID) return true;
  return isImitation(db, 'player', playerID, name);
}

/** Draws an unused id with an unused first name. The id has eight digits and begins with 2 to 9. Ids of the demo world begin with 1. */
export async function drawPlayerID(random: Random, db: Reader): Promise<string> {
  for (;;) {
    const drawn = String(20_000_000 + drawBelow(random, 80_000_000));
    if ((await db.table('players').get(drawn)) === undefined && !(await isTaken(db, firstName(drawn), drawn)))
      return drawn;
  }
}

/** The brand-neutral word of the player's language and the last six digits of the id. */
export const firstName = (playerID: string): string => `玩家${playerID.slice(-6)}`;
