import type { MissionCondition } from '#protocol/entities/mission.ts';
import type { OpenParts } from '#protocol/entities/operator.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import { type MissionDefinition, MISSIONS } from './definition.ts';

const ROUNDS: readonly number[] = [
  MISSION_TYPE.rounds,
  MISSION_TYPE.bet,
  MISSION_TYPE.win,
  MISSION_TYPE.singleWin,
  MISSION_TYPE.multiple,
  MISSION_TYPE.game,
  MISSION_TYPE.games,
  MISSION_TYPE.level,
];
const PURCHASES: readonly number[] = [MISSION_TYPE.purchase, MISSION_TYPE.spend];

function isPossible(
  { Type: type, GameCode }: MissionCondition,
  { Games, Shop }: OpenParts,
  playableGames: ReadonlySet<string>,
): boolean {
  // A switch may open all games: then none of them says so itself.
  if (GameCode !== '' && playableGames.size > 0 && !playableGames.has(GameCode)) return false;
  if (ROUNDS.includes(type)) return Games;
  if (PURCHASES.includes(type)) return Shop;
  return type === MISSION_TYPE.vip ? Games || Shop : true;
}

/** The missions that can be fulfilled with the parts that are open. One that counts other missions needs enough of them. */
export function offeredMissions(open: OpenParts, playableGames: ReadonlySet<string>): readonly MissionDefinition[] {
  const possible = MISSIONS.filter(({ Condition }) => isPossible(Condition, open, playableGames));
  return possible.filter(({ Condition, Reset, Target }) => {
    if (Condition.Type !== MISSION_TYPE.missions) return true;
    const others = possible.filter((other) => other.Reset === Reset && other.Condition.Type !== MISSION_TYPE.missions);
    return others.length >= Target;
  });
}
