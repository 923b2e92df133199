import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/clubOffice.ts';
import { isSendable } from '#protocol/rules/chatText.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import type { Moment } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { sendMails } from '../mailbox/send.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { RELATION } from '../player/blocked.ts';
import type { RowOf, Tables } from '../tables.ts';
import { taipeiDaySpan } from '../taipei.ts';
import { lockedOffice } from './office.ts';

type Broadcast = RowOf<Tables['clubBroadcasts']>;

const BATCH_SIZE = 200;

export const sendClubGroupMessage = answer(operations.sendClubGroupMessage, async ({ Message }, context, tx) => {
  const { club, me } = await lockedOffice(tx, context.player, 'groupMessage');
  if (me.MutedUntil > context.nowText) fail(200068);
  const text = readableText(Message);
  if (!isSendable(text)) failField('Message', 'must have 1 to 100 characters after trimming');
  const { words } = await featureFlagsOf(context.ports).read();
  if (words.blocked.find(text).length > 0) fail(200067);
  const sent = await sentToday(tx, club.ClubID, 'mail', context.now);
  if (sent >= ECONOMY.Club.GroupMessagesPerDay) fail(200115);
  const broadcast = newBroadcast(context, club.ClubID, me.PlayerID, 'mail', text);
  await tx.table('clubBroadcasts').insert(broadcast);
  await deliver(tx, context, broadcast);
  return { Receivers: club.MemberCount - 1, Left: ECONOMY.Club.GroupMessagesPerDay - sent - 1 };
});

/**
 * Mails a group message to the next members in the order of their ids. The sender, and members who blocked the sender, get none.
 * @returns whether members are left
 */
export async function deliver(tx: Transaction, moment: Moment, broadcast: Broadcast): Promise<boolean> {
  const { ID, ClubID, SenderID, Text, Cursor } = broadcast;
  const club = await tx.table('clubs').get(ClubID);
  const members = await tx.table('clubMembers').find({
    where: { ClubID, PlayerID: { gt: Cursor } },
    order: [['PlayerID', 'asc']],
    limit: BATCH_SIZE,
  });
  const receivers = members.map(({ PlayerID }) => PlayerID).filter((id) => id !== SenderID);
  const deaf = await tx
    .table('relations')
    .find({ where: { OtherID: SenderID, Type: RELATION.blocked, PlayerID: { in: receivers } } });
  const blockers = new Set(deaf.map(({ PlayerID }) => PlayerID));
  const name = club?.ClubName ?? '';
  const mails = receivers
    .filter((id) => !blockers.has(id))
    .map((ToID) => ({
      ToID,
      FromID: SenderID,
      Title: { zh_tw: `${name} 俱樂部通知`, id_id: `Pesan klub ${name}`, vi_vn: `Tin nhắn câu lạc bộ ${name}` },
      Content: { zh_tw: Text, id_id: Text, vi_vn: Text },
      Attachments: [],
      PaidBy: '',
      Source: 'club',
      RefID: ID,
    }));
  await sendMails(tx, moment, mails);
  const more = members.length === BATCH_SIZE;
  await tx.table('clubBroadcasts').update({ ID }, { Cursor: members.at(-1)?.PlayerID ?? Cursor, Done: !more });
  return more;
}

export const textClubMembers = answer(operations.textClubMembers, async (_request, context, tx) => {
  const { ports, nowText, now, brand } = context;
  const { club, me } = await lockedOffice(tx, context.player, 'groupMessage');
  if ((await sentToday(tx, club.ClubID, 'sms', now)) >= ECONOMY.Club.TextsPerDay) fail(200108);
  const Text = `【${brand.Name.zh_tw}】${club.ClubName} 的 ${me.Name} 邀您回俱樂部一起玩。`;
  const called = await tx.table('players').find({
    where: { ClubID: club.ClubID, Phone: { not: '' }, PlayerID: { not: me.PlayerID } },
    order: [
      ['LastLoginTime', 'desc'],
      ['PlayerID', 'asc'],
    ],
    limit: ECONOMY.Club.TextReceivers,
  });
  for (const { Phone } of called)
    await ports.messenger.send(tx, { To: Phone, Channel: 'sms', Text, CreateTime: nowText });
  await tx
    .table('clubBroadcasts')
    .insert({ ...newBroadcast(context, club.ClubID, me.PlayerID, 'sms', Text), Done: true });
  return { Receivers: called.length };
});

const newBroadcast = (
  { ports, nowText }: Moment,
  ClubID: string,
  SenderID: string,
  Channel: 'mail' | 'sms',
  Text: string,
): Broadcast => ({
  ID: ports.random.uuid(),
  ClubID,
  SenderID,
  Channel,
  Text,
  Cursor: '',
  Done: false,
  CreateTime: nowText,
});

const sentToday = (db: Reader, ClubID: string, Channel: 'mail' | 'sms', now: number): Promise<number> =>
  db.table('clubBroadcasts').count({ ClubID, Channel, CreateTime: taipeiDaySpan(now) });
