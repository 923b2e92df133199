import type { MissionCondition } from '#protocol/entities/mission.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import { type Activity, stakedIn, wonIn } from '../activity/activity.ts';
import { taipeiDay } from '../taipei.ts';

/** The count that an activity adds to a mission. With a mark, each different mark counts once. */
export interface Count {
  readonly add: number;
  readonly mark?: string;
}

const NOTHING: Count = { add: 0 };
const ONCE: Count = { add: 1 };
const onceIf = (holds: boolean): Count => (holds ? ONCE : NOTHING);

type Round = Extract<Activity, { readonly Kind: 'round' }>;

function roundCount({ Type, Threshold, GameCode }: MissionCondition, round: Round): Count {
  switch (Type) {
    case MISSION_TYPE.rounds:
      return ONCE;
    case MISSION_TYPE.bet:
      return { add: stakedIn(round) };
    case MISSION_TYPE.win:
      return { add: wonIn(round) };
    case MISSION_TYPE.singleWin:
      return onceIf(wonIn(round) >= Threshold);
    case MISSION_TYPE.multiple:
      return onceIf(round.Bet > 0 && round.Win >= round.Bet * Threshold);
    case MISSION_TYPE.game:
      return onceIf(round.GameCode === GameCode);
    case MISSION_TYPE.games:
      return { add: 1, mark: round.GameCode };
    default:
      return NOTHING;
  }
}

/** Activities that count once per call, by mission type. */
const SIMPLE: Partial<Record<Activity['Kind'], number>> = {
  chat: MISSION_TYPE.chat,
  gift: MISSION_TYPE.gift,
  invite: MISSION_TYPE.invite,
  signInDay: MISSION_TYPE.signInDay,
  envelopeClaim: MISSION_TYPE.envelope,
};

/**
 * The count that an activity adds to a mission that counts activities. The progress of missions for a state is read from the player
 * instead.
 * @param now milliseconds; a sign-in counts once a day in Taipei
 */
export function countOf(condition: MissionCondition, activity: Activity, now: number): Count {
  switch (activity.Kind) {
    case 'round':
      return roundCount(condition, activity);
    case 'signIn':
      return condition.Type === MISSION_TYPE.signIn ? { add: 1, mark: taipeiDay(now) } : NOTHING;
    // Each counts once in a period, so a friend who is removed and added again does not count twice.
    case 'friend':
      return condition.Type === MISSION_TYPE.friend ? { add: 1, mark: activity.OtherID } : NOTHING;
    case 'purchase':
      return condition.Type === MISSION_TYPE.purchase ? { add: activity.Price } : NOTHING;
    case 'spend': {
      const isPremium = activity.ItemID === ITEM.gem || activity.ItemID === ITEM.point;
      return condition.Type === MISSION_TYPE.spend && isPremium ? { add: activity.Amount } : NOTHING;
    }
    default:
      return onceIf(condition.Type === SIMPLE[activity.Kind]);
  }
}

/** The states that an activity may have changed. */
export const STATES_TOUCHED: Partial<Record<Activity['Kind'], readonly number[]>> = {
  round: [MISSION_TYPE.level, MISSION_TYPE.vip],
  purchase: [MISSION_TYPE.vip],
  club: [MISSION_TYPE.club],
  bind: [MISSION_TYPE.phone, MISSION_TYPE.email],
};
