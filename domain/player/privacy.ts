import * as operations from '#protocol/operations/user.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';

const privacyOf = ({ HideBalances, HideLastLogin }: PlayerRow) => ({ HideBalances, HideLastLogin });

export const getPrivacy = answer(operations.getPrivacy, async (_request, { player }) => privacyOf(player));

export const setPrivacy = answer(operations.setPrivacy, async (request, { player }, tx) => {
  const { HideBalances = player.HideBalances, HideLastLogin = player.HideLastLogin } = request;
  await tx.table('players').update({ PlayerID: player.PlayerID }, { HideBalances, HideLastLogin });
  return { HideBalances, HideLastLogin };
});
