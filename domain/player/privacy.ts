import * as operations from '#protocol/operations/user.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';

const privacyOf = ({ HideBalances, HideLastLogin, HideGame }: PlayerRow) => ({
  HideBalances,
  HideLastLogin,
  HideGame,
});

export const getPrivacy = answer(operations.getPrivacy, async (_request, { player }) => privacyOf(player));

export const setPrivacy = answer(operations.setPrivacy, async (request, { player }, tx) => {
  const kept = privacyOf(player);
  const { HideBalances = kept.HideBalances, HideLastLogin = kept.HideLastLogin, HideGame = kept.HideGame } = request;
  const next = { HideBalances, HideLastLogin, HideGame };
  await tx.table('players').update({ PlayerID: player.PlayerID }, next);
  return next;
});
