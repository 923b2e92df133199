import { CHALLENGE_STATE } from '#protocol/entities/event.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/challenge.ts';
import { recordActivity } from '../activity/record.ts';
import { openFor } from '../capabilities/openFor.ts';
import { rightsOf } from '../capabilities/playerRights.ts';
import { answer } from '../dispatch/handler.ts';
import { giveItems } from '../event/giveItems.ts';
import { rewardsOf } from '../event/rewards.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { CHALLENGES, challengeOf, describeChallenge, isOffered, periodOf } from './challenge.ts';

export const getChallenges = answer(operations.getChallenges, async (_request, context, db) => {
  const { player, brand, now, nowText } = context;
  const { PlayerID } = player;
  const open = await openFor(context);
  const rights = rightsOf(player, context);
  const entries = await db.table('challengeEntries').find({ where: { PlayerID, EndTime: { gt: nowText } } });
  const List = CHALLENGES.flatMap((challenge) => {
    const entry = entries.find(
      ({ ChallengeID, Period }) => ChallengeID === challenge.ChallengeID && Period === periodOf(challenge, now).First,
    );
    // An accepted challenge stays in the list, so that its player can claim it.
    return entry === undefined && !isOffered(challenge, open, rights)
      ? []
      : [describeChallenge(brand, challenge, now, entry)];
  });
  return { List, Total: List.length };
});

export const acceptChallenge = answer(operations.acceptChallenge, async ({ ChallengeID }, context, tx) => {
  const { player, brand, now, nowText } = context;
  const { PlayerID } = player;
  const challenge = challengeOf(ChallengeID);
  if (challenge === undefined) fail(300011);
  if (!isOffered(challenge, await openFor(context), rightsOf(player, context))) fail(300009);
  const { First, EndTime } = periodOf(challenge, now);
  await tx.lock([`player:${PlayerID}`]);
  if ((await tx.table('challengeEntries').get(PlayerID, ChallengeID, First)) !== undefined) fail(300015);
  const entry = { PlayerID, ChallengeID, Period: First, Progress: 0, AcceptTime: nowText, EndTime, ClaimTime: '' };
  await tx.table('challengeEntries').insert(entry);
  const { Entry: fee } = challenge;
  if (fee > 0) {
    await transferWithin(tx, nowText, {
      ID: `challenge:${PlayerID}:${ChallengeID}:${First}:entry`,
      Reason: 'entry',
      Source: 'challenge',
      Lines: [
        { Owner: `player:${PlayerID}`, ItemID: ITEM.gold, Amount: -fee },
        { Owner: 'house:challenge', ItemID: ITEM.gold, Amount: fee },
      ],
    });
    await publishWallet(tx, PlayerID);
    await recordActivity(tx, context, PlayerID, { Kind: 'spend', ItemID: ITEM.gold, Amount: fee });
  }
  return describeChallenge(brand, challenge, now, entry);
});

export const claimChallenge = answer(operations.claimChallenge, async ({ ChallengeID }, context, tx) => {
  const { player, brand, now, nowText } = context;
  const { PlayerID } = player;
  const challenge = challengeOf(ChallengeID);
  if (challenge === undefined) fail(300011);
  const { First: Period } = periodOf(challenge, now);
  await tx.lock([`player:${PlayerID}`]);
  const entry = await tx.table('challengeEntries').get(PlayerID, ChallengeID, Period);
  const state = describeChallenge(brand, challenge, now, entry).State;
  if (state === CHALLENGE_STATE.claimed) fail(300012);
  if (entry === undefined || state !== CHALLENGE_STATE.done) fail(300013);
  await tx.table('challengeEntries').update({ PlayerID, ChallengeID, Period }, { ClaimTime: nowText });
  await giveItems(tx, context, PlayerID, {
    ID: `challenge:${PlayerID}:${ChallengeID}:${Period}:reward`,
    Reason: 'reward',
    Source: 'challenge',
    Items: rewardsOf(brand, challenge.Rewards),
  });
  return describeChallenge(brand, challenge, now, { ...entry, ClaimTime: nowText });
});
