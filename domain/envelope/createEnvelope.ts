import { CHANNEL } from '#protocol/entities/channel.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/envelope.ts';
import type { RequestOf } from '#protocol/operation.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { ENVELOPE_MIN_SHARE, ENVELOPE_MIN_VIP, isEnoughFor } from '#protocol/rules/envelope.ts';
import { recordActivity } from '../activity/record.ts';
import { assertNotMuted } from '../chat/rules.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { assertWorthLeft, countWorth } from '../gift/quota.ts';
import { assertMayPassFree } from '../passing/allowance.ts';
import { freePartOf } from '../passing/freePart.ts';
import { passingLock } from '../passing/person.ts';
import { secondCheck } from '../secondCheck/secondCheck.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import { assertNotReserved } from '../name/reserved.ts';
import { isDisabled } from '../session/disabled.ts';
import type { Reader } from '../ports/store.ts';
import { hasBlocked } from '../player/blocked.ts';
import { announceEnvelope } from './announceEnvelope.ts';
import { openEnvelope } from './openEnvelope.ts';
import { audienceOf, serializeEnvelope } from './serialize.ts';
import { isGuestPlayer } from '../session/guest.ts';

export const createEnvelope = answer(operations.createEnvelope, async (request, context, tx) => {
  const { player, connection, nowText } = context;
  if (!maySend(context)) fail(200230);
  assertNotMuted(context);
  await tx.lock([`player:${player.PlayerID}`, passingLock(player)]);
  const Audience = await audienceFor(tx, context, request);
  const { Amount, Quantity, Method, ChannelType } = request;
  if (!isEnoughFor(Amount, Quantity)) failField('Amount', `must be at least ${ENVELOPE_MIN_SHARE} a share`);
  const Title = await readable(context, request.Title);
  if (Title === '') failField('Title', 'must not be empty');
  assertNotReserved(context.ports, Title);
  const Content = await readable(context, request.Content);
  await assertWorthLeft(tx, context, player, Amount);
  const Free = await freePartOf(tx, player.PlayerID, ITEM.gold, Amount);
  await assertMayPassFree(tx, context, player, Free);
  const refusal = await secondCheck(tx, context, { amount: Amount, password: request.Password });
  if (refusal !== undefined) return refusal;
  await countWorth(tx, context, player, Amount);
  const wanted = { Audience, ChannelType, Title, Content, Amount, Quantity, Method, Free };
  const envelope = serializeEnvelope(await openEnvelope(tx, context, player, wanted), player, nowText);
  await announceEnvelope(tx, context, player, envelope, connection.ID);
  await recordActivity(tx, context, player.PlayerID, { Kind: 'envelope', Amount });
  return { RedEnvelope: { ...envelope, MyAmount: 0, Luckiest: false } };
});

/** Specification 2 §6; decisions §7. */
export const maySend = ({ brand, player }: Pick<PlayerContext, 'brand' | 'player'>): boolean =>
  brand.Capabilities.RedEnvelopeSending && !isGuestPlayer(player) && player.VIPLevel >= ENVELOPE_MIN_VIP;

async function audienceFor(
  db: Reader,
  { player, nowText }: PlayerContext,
  { ChannelType, ClubID, PlayerID, Quantity }: RequestOf<typeof operations.createEnvelope>,
): Promise<string> {
  if (ChannelType === CHANNEL.public) return audienceOf.public;
  if (ChannelType === CHANNEL.club) {
    if (player.ClubID === '' || (ClubID ?? player.ClubID) !== player.ClubID) fail(200105);
    if (player.ClubRole !== 'leader') fail(200107);
    return audienceOf.club(player.ClubID);
  }
  if (PlayerID === undefined) return failField('PlayerID', 'names to whom a private red envelope goes');
  if (PlayerID === player.PlayerID) fail(300018);
  const to = await db.table('players').get(PlayerID);
  if (to === undefined) fail(100013);
  if (isDisabled(to, nowText)) fail(200070);
  if ((await hasBlocked(db, PlayerID, player.PlayerID)) || (await hasBlocked(db, player.PlayerID, PlayerID)))
    fail(200070);
  if (Quantity > 1 || isGuestPlayer(to)) fail(200233);
  return audienceOf.player(PlayerID);
}

/** Trims a text and masks blocked words. They are not refused, because that rule applies only to lower tiers. */
async function readable({ ports }: PlayerContext, text: string): Promise<string> {
  const { words } = await featureFlagsOf(ports).read();
  return words.blocked.mask(readableText(text));
}
