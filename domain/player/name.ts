import { isImitation } from '../name/nameSkeletons.ts';
import type { Random } from '../ports/index.ts';
import type { Reader } from '../ports/store.ts';
import { drawBelow } from '../random.ts';

/** The form in which two names are the same: width, case and composition do not count. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The condition that a folded name has this text in it. */
export const containing = (text: string): { readonly like: string } => ({
  like: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
});

/** Whether another player has a name, or has a name that looks the same. */
export async function isTaken(db: Reader, name: string, playerID: string): Promise<boolean> {
  const [owner] = await db.table('players').find({ where: { NameKey: nameKey(name) }, limit: 1 });
  if (owner !== undefined && owner.PlayerID !== playerID) return true;
  return isImitation(db, 'player', playerID, name);
}

/** An id that nobody has, and whose first name nobody has: eight digits, 2 to 9 in front; the demo world's begin with 1. */
export async function drawPlayerID(random: Random, db: Reader): Promise<string> {
  for (;;) {
    const drawn = String(20_000_000 + drawBelow(random, 80_000_000));
    if ((await db.table('players').get(drawn)) === undefined && !(await isTaken(db, firstName(drawn), drawn)))
      return drawn;
  }
}

/** The name of a new account: the brand-neutral word of its language and its id's last six digits. */
export const firstName = (playerID: string): string => `玩家${playerID.slice(-6)}`;
