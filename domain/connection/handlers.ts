import * as operations from '#protocol/operations/connection.ts';
import { PROTOCOL_VERSION } from '#protocol/version.ts';
import type { OperationContext } from '../dispatch/context.ts';
import { answer, answerAnyone } from '../dispatch/handler.ts';

async function signIn(tab: string | undefined, context: OperationContext) {
  const { player } = await context.connection.signIn(context.token, tab);
  return {
    ConnectionID: context.connection.ID,
    ServerTime: context.nowText,
    ProtocolVersion: PROTOCOL_VERSION,
    PlayerID: player.PlayerID,
  };
}

export const signInChat = answerAnyone(operations.signInChat, ({ Tab }, context) => signIn(Tab, context));
export const signInLobby = answerAnyone(operations.signInLobby, ({ Tab }, context) => signIn(Tab, context));

export const heartbeat = answer(operations.heartbeat, async (_request, { nowText }) => ({ ServerTime: nowText }));
