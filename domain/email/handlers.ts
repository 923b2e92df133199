import * as endpoints from '#protocol/endpoints/email.ts';
import { fail } from '#protocol/failure.ts';
import { maskEmail } from '#protocol/rules/email.ts';
import { recordActivity } from '../activity/record.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { notifyBoundWay } from '../mailbox/securityNotice.ts';
import { signedIn } from '../session/signedIn.ts';
import { sendCode, tryCode } from '../phoneCode/code.ts';
import { takenText } from '../phoneCode/text.ts';
import type { PlayerRow, RestContext } from '../dispatch/context.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { trailOf } from '../security/trail.ts';
import { isGuestPlayer } from '../session/guest.ts';

export const checkEmail = answerEndpoint(endpoints.checkEmail, async (_request, context) => ({
  Email: signedIn(context).Email,
}));

const boundOf = (playerID: string, email: string): string => `${playerID}:${email}`;

/** @throws Failure 300008 for a guest, 300015 if the player has an address */
function whoBinds(context: RestContext): PlayerRow {
  const player = signedIn(context);
  if (isGuestPlayer(player)) fail(300008);
  if (player.Email !== '') fail(300015);
  return player;
}

export const sendEmailCode = answerEndpoint(endpoints.sendEmailCode, async ({ Email, Lang }, context, tx) => {
  const { PlayerID } = whoBinds(context);
  requireRecentProof(context);
  const isTaken = (await tx.table('players').count({ Email })) > 0;
  return sendCode(tx, context, {
    purpose: 'email',
    of: boundOf(PlayerID, Email),
    phone: Email,
    channel: 'email',
    sender: `player:${PlayerID}`,
    lang: Lang,
    ...(isTaken && { instead: takenText(Lang, context.brand) }),
  });
});

export const bindEmail = answerEndpoint(endpoints.bindEmail, async ({ Email, ValidateCode }, context, tx) => {
  const { PlayerID } = whoBinds(context);
  await tx.lock([`player:${PlayerID}`, `email:${Email}`]);
  const refusal = await tryCode(tx, context, 'email', boundOf(PlayerID, Email), ValidateCode);
  if (refusal !== undefined) return refusal;
  const players = tx.table('players');
  // The player is read again, because a second copy of the call may have bound the address.
  if ((await players.get(PlayerID))?.Email !== '') fail(300015);
  if ((await players.count({ Email })) > 0) fail(300012);
  await players.update({ PlayerID }, { Email });
  const subject = { playerID: PlayerID, address: context.address };
  await trailOf(context.ports).record(tx, subject, { Kind: 'email.bound', Detail: {} });
  await recordActivity(tx, context, PlayerID, { Kind: 'bind', What: 'email' });
  const masked = maskEmail(Email);
  await notifyBoundWay(tx, context, PlayerID, {
    zh_tw: `電子信箱 ${masked}`,
    id_id: `email ${masked}`,
    vi_vn: `email ${masked}`,
  });
  return { Email };
});
