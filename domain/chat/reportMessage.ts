import { CHANNEL } from '#protocol/entities/channel.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/chat.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import type { Reader } from '../ports/store.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import type { MessageRow } from './message.ts';

export const reportMessage = answer(operations.reportMessage, async ({ ID, Reason }, { player, nowText }, tx) => {
  const { PlayerID: ReporterID } = player;
  const [message] = await tx.table('messages').find({ where: { ID }, limit: 1 });
  if (message === undefined || !(await mayRead(tx, player, message))) fail(300011);
  if (message.FromID === ReporterID) fail(300018);
  await tx.lock([`report:${ID}:${ReporterID}`]);
  if ((await tx.table('messageReports').get(ID, ReporterID)) !== undefined) fail(300014);
  const { Channel, Seq, FromID, OriginalMessage } = message;
  await tx.table('messageReports').insert({
    MessageID: ID,
    ReporterID,
    Reason,
    Channel,
    Seq,
    FromID,
    OriginalMessage,
    Status: 'open',
    CreateTime: nowText,
  });
  return {};
});

/** A message that the player cannot read is reported as missing. */
async function mayRead(db: Reader, player: PlayerRow, { Channel, ChannelType }: MessageRow): Promise<boolean> {
  if (ChannelType === CHANNEL.private) return Channel.split(':').includes(player.PlayerID);
  if (ChannelType === CHANNEL.club) return player.ClubID !== '' && Channel === CHANNEL_KEY.club(player.ClubID);
  if (ChannelType !== CHANNEL.alliance) return true;
  const club = await db.table('clubs').get(player.ClubID);
  return club !== undefined && club.AllianceID !== '' && Channel === CHANNEL_KEY.alliance(club.AllianceID);
}
