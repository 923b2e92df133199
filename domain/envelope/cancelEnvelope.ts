import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/envelope.ts';
import { answer } from '../dispatch/handler.ts';
import { uncountWorth } from '../gift/quota.ts';
import { envelopeLock, assertOpen } from './claimShare.ts';
import { closeEnvelope } from './closeEnvelope.ts';
import { serializeOne } from './serialize.ts';

export const cancelEnvelope = answer(operations.cancelEnvelope, async ({ RedEnvelopeID }, context, tx) => {
  const { player, nowText } = context;
  await tx.lock([envelopeLock(RedEnvelopeID), `player:${player.PlayerID}`]);
  const open = await tx.table('envelopes').get(RedEnvelopeID);
  if (open === undefined || open.SenderID !== player.PlayerID) fail(100013);
  assertOpen(open, nowText);
  const { row, refund } = await closeEnvelope(tx, context, open, 'cancelled');
  await uncountWorth(tx, context, player, { CreateTime: open.CreateTime, worth: refund });
  return { RedEnvelope: await serializeOne(tx, row, player.PlayerID, nowText), Refund: refund };
});
