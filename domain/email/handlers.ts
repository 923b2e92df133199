import { bindEmail, checkEmail } from '#protocol/endpoints/email.ts';
import { fail } from '#protocol/failure.ts';
import { recordActivity } from '../activity/record.ts';
import { signedIn } from '../auth/signedIn.ts';
import { answerEndpoint } from '../dispatch/handler.ts';

export const ownEmail = answerEndpoint(checkEmail, async (_request, context) => ({ Email: signedIn(context).Email }));

export const emailBound = answerEndpoint(bindEmail, async ({ Email }, context, tx) => {
  const { PlayerID } = signedIn(context);
  await tx.lock([`player:${PlayerID}`, `email:${Email}`]);
  const players = tx.table('players');
  // The address as it is now: a twin of this call may have been faster.
  if ((await players.get(PlayerID))?.Email !== '') fail(300015);
  if ((await players.count({ Email })) > 0) fail(300012);
  await players.update({ PlayerID }, { Email });
  await recordActivity(tx, context, PlayerID, { Kind: 'bind', What: 'email' });
  return { Email };
});
