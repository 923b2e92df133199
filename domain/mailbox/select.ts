import { fail } from '#protocol/failure.ts';
import type { Reader, Where } from '../ports/store.ts';
import type { MailRow } from './serialize.ts';

/** `all` selects every mail that an action applies to. */
export type MailSelection = 'all' | readonly string[];

/**
 * Oldest first.
 * @param all the condition for `all`
 * @param most the limit for `all`
 * @throws Failure 300011 if an id is no longer a mail of the player
 */
export async function selectMails(
  db: Reader,
  playerID: string,
  nowText: string,
  selection: MailSelection,
  all: Where<MailRow>,
  most: number,
): Promise<readonly MailRow[]> {
  const table = db.table('mails');
  const order = [['CreateTime', 'asc']] as const;
  if (selection === 'all') {
    const where = { ...all, PlayerID: playerID, ExpireTime: { gt: nowText } };
    return table.find({ where, order, limit: most });
  }
  const wanted = [...new Set(selection)];
  const where = { PlayerID: playerID, MailID: { in: wanted }, ExpireTime: { gt: nowText } };
  const rows = await table.find({ where, order });
  if (rows.length < wanted.length) fail(300011);
  return rows;
}
