import * as operations from '#protocol/operations/mail.ts';
import { answer } from '../dispatch/handler.ts';
import { findPage } from '../page.ts';
import { serializeMail } from '../mailbox/serialize.ts';
import { countUnreadMails } from '../mailbox/send.ts';

export const getMails = answer(operations.getMails, async (page, { player, nowText }, db) => {
  const { rows, total } = await findPage(
    db,
    'mails',
    {
      where: { PlayerID: player.PlayerID, ExpireTime: { gt: nowText } },
      order: [['CreateTime', 'desc']],
    },
    page,
  );
  const senders = await db.table('players').find({ where: { PlayerID: { in: rows.map(({ FromID }) => FromID) } } });
  const byID = new Map(senders.map((sender) => [sender.PlayerID, sender]));
  return {
    List: rows.map((row) => serializeMail(row, byID.get(row.FromID))),
    Total: total,
    Unread: await countUnreadMails(db, player.PlayerID, nowText),
  };
});

export { actOnMails } from './actOnMails.ts';
