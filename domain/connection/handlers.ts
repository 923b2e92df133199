import * as operations from '#protocol/operations/connection.ts';
import { PROTOCOL_VERSION } from '#protocol/version.ts';
import type { OperationContext } from '../dispatch/context.ts';
import { answer, answerAnyone } from '../dispatch/handler.ts';

async function signIn(context: OperationContext) {
  const { player } = await context.connection.signIn(context.token);
  return {
    ConnectionID: context.connection.ID,
    ServerTime: context.nowText,
    ProtocolVersion: PROTOCOL_VERSION,
    PlayerID: player.PlayerID,
  };
}

export const signInChat = answerAnyone(operations.signInChat, (_request, context) => signIn(context));
export const signInLobby = answerAnyone(operations.signInLobby, (_request, context) => signIn(context));

export const heartbeat = answer(operations.heartbeat, async (_request, { nowText }) => ({ ServerTime: nowText }));
