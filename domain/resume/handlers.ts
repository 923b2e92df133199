import { CHANNEL } from '#protocol/entities/channel.ts';
import * as operations from '#protocol/operations/connection.ts';
import { resumeChannels } from '../chat/resume.ts';
import { answer } from '../dispatch/handler.ts';
import { assertNotKicked } from '../live/sanctions.ts';

export const resume = answer(operations.resume, async ({ Channels }, { player, nowText }, db) => {
  for (const { ChannelType, RoomID } of Channels)
    if (ChannelType === CHANNEL.live && RoomID !== undefined)
      await assertNotKicked(db, { RoomID, PlayerID: player.PlayerID }, nowText);
  return resumeChannels(db, player, Channels);
});
