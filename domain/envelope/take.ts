import { fail } from '#protocol/failure.ts';
import { cancelEnvelope, claimEnvelope, envelopeClaimed } from '#protocol/operations/envelope.ts';
import { recordActivity } from '../activity/record.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { uncountWorth } from '../gift/quota.ts';
import { summaryOf } from '../player/serialize.ts';
import { claimShare, envelopeLock, assertOpen } from './claim.ts';
import { closeEnvelope } from './close.ts';
import { serializeOne, statusAt } from './serialize.ts';

export const claim = answer(claimEnvelope, async ({ RedEnvelopeID }, context, tx) => {
  const { player, nowText } = context;
  await tx.lock([envelopeLock(RedEnvelopeID), `player:${player.PlayerID}`]);
  const { row, amount } = await claimShare(tx, context, player, RedEnvelopeID);
  publish(tx, envelopeClaimed, topicOf.player(row.SenderID), {
    RedEnvelopeID,
    Player: summaryOf(player),
    Amount: amount,
    Claimed: row.Claimed,
    Quantity: row.Quantity,
    Status: statusAt(row, nowText),
  });
  await recordActivity(tx, context, player.PlayerID, { Kind: 'envelopeClaim', Amount: amount });
  return { RedEnvelope: await serializeOne(tx, row, player.PlayerID, nowText), Amount: amount };
});

export const cancel = answer(cancelEnvelope, async ({ RedEnvelopeID }, context, tx) => {
  const { player, nowText } = context;
  await tx.lock([envelopeLock(RedEnvelopeID), `player:${player.PlayerID}`]);
  const open = await tx.table('envelopes').get(RedEnvelopeID);
  if (open === undefined || open.SenderID !== player.PlayerID) fail(100013);
  assertOpen(open, nowText);
  const { row, refund } = await closeEnvelope(tx, context, open, 'cancelled');
  await uncountWorth(tx, context, player, { CreateTime: open.CreateTime, worth: refund });
  return { RedEnvelope: await serializeOne(tx, row, player.PlayerID, nowText), Refund: refund };
});
