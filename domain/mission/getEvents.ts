import * as endpoints from '#protocol/endpoints/mission.ts';
import { EVENT_ORDER, type EventEntry } from '#protocol/entities/mission.ts';
import * as operations from '#protocol/operations/mission.ts';
import { runningAds } from '../ad/ads.ts';
import { waitingChallenges } from '../challenge/challenge.ts';
import { openFor } from '../capabilities/openFor.ts';
import { answerAnyone, answerEndpoint } from '../dispatch/handler.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { waitingInvitations } from '../invite/milestone.ts';
import { waitingLevels } from '../passTicket/experience.ts';
import { bindBonusOf } from '../player/bindBonus.ts';
import type { Reader } from '../ports/store.ts';
import { lastAbsence } from '../returnReward/absence.ts';
import { isGuestPlayer } from '../session/guest.ts';
import { signInState } from '../signInDays/state.ts';
import { MISSIONS } from './definition.ts';
import { missionsFor } from './missionsFor.ts';

const entry = (Kind: EventEntry['Kind'], Open: boolean, Badge: number): EventEntry => ({
  Kind,
  Order: EVENT_ORDER[Kind],
  Open,
  Badge,
});

/** The number of special rewards that a player can claim: open rewards of the player or of everyone that were not claimed. */
async function waitingRewards(db: Reader, PlayerID: string, nowText: string): Promise<number> {
  const open = await db
    .table('rewards')
    .find({ where: { PlayerID: { in: [PlayerID, ''] }, ExpireTime: { gt: nowText } } });
  if (open.length === 0) return 0;
  const RewardID = { in: open.map((reward) => reward.RewardID) };
  return open.length - (await db.table('rewardClaims').count({ PlayerID, RewardID }));
}

/** The rewards that a guest cannot yet claim. */
const forMembers = [entry('passTicket', true, 0), entry('challenge', true, 0), entry('invite', true, 0)];

/** The rewards that can be claimed in the pass ticket, challenges and invited friends, and the bonus of a bound phone. */
async function waitingForMember(
  db: Reader,
  { ports, now }: Pick<Moment, 'ports' | 'now'>,
  player: PlayerRow,
): Promise<readonly EventEntry[]> {
  if (isGuestPlayer(player)) return [...forMembers, entry('bindBonus', true, 0)];
  const { PlayerID } = player;
  const [levels, challenges, friends, bonus] = await Promise.all([
    waitingLevels(db, PlayerID, now),
    waitingChallenges(db, PlayerID, now),
    waitingInvitations(db, ports, player),
    bindBonusOf(db, ports, player),
  ]);
  return [
    entry('passTicket', true, levels),
    entry('challenge', true, challenges),
    entry('invite', true, friends),
    entry('bindBonus', !bonus.Bound || bonus.CanReceive, bonus.CanReceive ? 1 : 0),
  ];
}

/** The answer for a visitor without an account. It has no reward to claim. */
async function openEvents(db: Reader, context: Parameters<typeof openFor>[0] & Pick<Moment, 'nowText'>) {
  const ads = await runningAds(db, context.nowText, { platform: 'web', open: await openFor(context) });
  return {
    List: [
      entry('comeback', false, 0),
      entry('signInDays', true, 0),
      entry('specialReward', false, 0),
      entry('mission', MISSIONS.length > 0, 0),
      entry('ad', ads.length > 0, 0),
      ...forMembers,
      entry('bindBonus', true, 0),
    ],
  };
}

export const getOpenEvents = answerEndpoint(endpoints.getOpenEvents, (_request, context, db) =>
  openEvents(db, context),
);

export const getEvents = answerAnyone(operations.getEvents, async (_request, context, db) => {
  const { player, ports, now, nowText } = context;
  if (player === undefined) return openEvents(db, context);
  const { PlayerID } = player;
  const [absence, days, rewards, missions, ads, others] = await Promise.all([
    lastAbsence(db, PlayerID),
    db.table('signInDays').get(PlayerID),
    waitingRewards(db, PlayerID, nowText),
    missionsFor(db, { ...context, player }),
    runningAds(db, nowText, { platform: 'web', open: await openFor(context) }),
    waitingForMember(db, { ports, now }, player),
  ]);
  // The reward of an absence and special rewards can be claimed only by members.
  const mayClaim = !isGuestPlayer(player);
  const comesBack = absence !== undefined && absence.ClaimTime === '' && absence.ExpireTime > nowText;
  return {
    List: [
      entry('comeback', comesBack, comesBack && mayClaim ? 1 : 0),
      entry('signInDays', true, signInState(days, now).ClaimedToday ? 0 : 1),
      entry('specialReward', rewards > 0, mayClaim ? rewards : 0),
      entry('mission', missions.length > 0, missions.filter(({ State }) => State === 2).length),
      entry('ad', ads.length > 0, 0),
      ...others,
    ],
  };
});
