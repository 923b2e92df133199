import { bindEmail, checkEmail, sendEmailCode } from '#protocol/endpoints/email.ts';
import { fail } from '#protocol/failure.ts';
import { recordActivity } from '../activity/record.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { signedIn } from '../session/signedIn.ts';
import { sendCode, tryCode } from '../captcha/code.ts';
import { takenText } from '../captcha/text.ts';
import type { PlayerRow, RestContext } from '../dispatch/context.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { isGuestPlayer } from '../session/guest.ts';

export const ownEmail = answerEndpoint(checkEmail, async (_request, context) => ({ Email: signedIn(context).Email }));

const purposeOf = (playerID: string, email: string): string => `email:${playerID}:${email}`;

/** @throws Failure 300008 for a guest, 300015 where an address is set */
function whoBinds(context: RestContext): PlayerRow {
  const player = signedIn(context);
  if (isGuestPlayer(player)) fail(300008);
  if (player.Email !== '') fail(300015);
  return player;
}

export const emailCode = answerEndpoint(sendEmailCode, async ({ Email, Lang }, context, tx) => {
  const { PlayerID } = whoBinds(context);
  requireRecentProof(context);
  const isTaken = (await tx.table('players').count({ Email })) > 0;
  return sendCode(tx, context, {
    purpose: purposeOf(PlayerID, Email),
    phone: Email,
    channel: 'email',
    sender: `player:${PlayerID}`,
    lang: Lang,
    ...(isTaken && { instead: takenText(Lang, context.brand) }),
  });
});

export const emailBound = answerEndpoint(bindEmail, async ({ Email, ValidateCode }, context, tx) => {
  const { PlayerID } = whoBinds(context);
  await tx.lock([`player:${PlayerID}`, `email:${Email}`]);
  const refusal = await tryCode(tx, context, purposeOf(PlayerID, Email), ValidateCode);
  if (refusal !== undefined) return refusal;
  const players = tx.table('players');
  // The address as it is now: a twin of this call may have been faster.
  if ((await players.get(PlayerID))?.Email !== '') fail(300015);
  if ((await players.count({ Email })) > 0) fail(300012);
  await players.update({ PlayerID }, { Email });
  await recordActivity(tx, context, PlayerID, { Kind: 'bind', What: 'email' });
  return { Email };
});
