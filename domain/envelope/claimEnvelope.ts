import * as operations from '#protocol/operations/envelope.ts';
import { envelopeClaimed } from '#protocol/operations/envelope.ts';
import { recordActivity } from '../activity/record.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { summaryOf } from '../player/serialize.ts';
import { claimShare, envelopeLock } from './claimShare.ts';
import { serializeOne, statusAt } from './serialize.ts';

export const claimEnvelope = answer(operations.claimEnvelope, async ({ RedEnvelopeID }, context, tx) => {
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
