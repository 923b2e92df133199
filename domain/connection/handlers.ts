import { CHANNEL } from '#protocol/entities/channel.ts';
import {
  heartbeat as heartbeatRow,
  resume as resumeRow,
  signInChat,
  signInLobby,
} from '#protocol/operations/connection.ts';
import { PROTOCOL_VERSION } from '#protocol/version.ts';
import { resumeChannels } from '../chat/resume.ts';
import type { OperationContext } from '../dispatch/context.ts';
import { answer, answerAnyone } from '../dispatch/handler.ts';
import { refuseKicked } from '../live/sanctions.ts';

async function signIn(context: OperationContext) {
  const { player } = await context.connection.signIn(context.token);
  return {
    ConnectionID: context.connection.ID,
    ServerTime: context.nowText,
    ProtocolVersion: PROTOCOL_VERSION,
    PlayerID: player.PlayerID,
  };
}

export const chatSignIn = answerAnyone(signInChat, (_request, context) => signIn(context));
export const lobbySignIn = answerAnyone(signInLobby, (_request, context) => signIn(context));

export const heartbeat = answer(heartbeatRow, async (_request, { nowText }) => ({ ServerTime: nowText }));

export const resume = answer(resumeRow, async ({ Channels }, { player, nowText }, db) => {
  for (const { ChannelType, RoomID } of Channels)
    if (ChannelType === CHANNEL.live && RoomID !== undefined)
      await refuseKicked(db, { RoomID, PlayerID: player.PlayerID }, nowText);
  return resumeChannels(db, player, Channels);
});
