import { getPrivacy, setPrivacy } from '#protocol/operations/user.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';

const privacyOf = ({ HideBalances, HideLastLogin }: PlayerRow) => ({ HideBalances, HideLastLogin });

export const privacy = answer(getPrivacy, async (_request, { player }) => privacyOf(player));

export const privacySet = answer(setPrivacy, async (request, { player }, tx) => {
  const { HideBalances = player.HideBalances, HideLastLogin = player.HideLastLogin } = request;
  await tx.table('players').update({ PlayerID: player.PlayerID }, { HideBalances, HideLastLogin });
  return { HideBalances, HideLastLogin };
});
