import type { MissionCondition, Reward } from '#protocol/entities/mission.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';

const gold = (Gold: number, Premium = 0): Reward => ({ Gold, Premium });
const mission = (Type: number, Count: number, reward: Reward) => ({
  condition: { Type, Count, Amount: 0, Threshold: 0, GameCode: '' } satisfies MissionCondition,
  reward,
});

/** The prizes of the events for visitors, copied from the economy. A test compares them with the service's answers. */
export const PRIZES = {
  days: [gold(1000), gold(1500), gold(2000), gold(3000, 2), gold(4000), gold(5000), gold(10_000, 10)],
  wheel: [gold(888_888), gold(30_000), gold(10_000), gold(5000), gold(2000), gold(1000), gold(0, 188), gold(0, 10)],
  missions: [
    mission(MISSION_TYPE.signInDay, 5, gold(5000)),
    mission(MISSION_TYPE.phone, 1, gold(5000)),
    mission(MISSION_TYPE.email, 1, gold(5000)),
    mission(MISSION_TYPE.club, 1, gold(5000)),
    mission(MISSION_TYPE.friend, 3, gold(2000)),
    mission(MISSION_TYPE.chat, 3, gold(500)),
  ],
} as const;
