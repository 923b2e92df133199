import { fail } from '#protocol/failure.ts';
import type { Reader, Where } from '../ports/store.ts';
import type { MailRow } from './serialize.ts';

/** Mails by their ids, or all that an action is for. */
export type MailSelection = 'all' | readonly string[];

/**
 * Reads the mails that a player means, oldest first.
 * @param all what `all` stands for
 * @param most how many `all` takes in
 * @throws Failure 300011 one of the ids is no mail of the player's any more
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
