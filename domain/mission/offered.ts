import type { OpenParts } from '#protocol/entities/operator.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import type { PlayerRights } from '../capabilities/playerRights.ts';
import { type MissionDefinition, MISSIONS } from './definition.ts';

/** The facts that decide whether a player can fulfil a mission now. */
export interface Possibilities {
  readonly open: OpenParts;
  readonly playableGames: ReadonlySet<string>;
  /** The games that a mission of different games has counted in its day or week, by its id. */
  readonly countedGames: ReadonlyMap<string, ReadonlySet<string>>;
  readonly rights: PlayerRights;
}

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
const MEMBERS: readonly number[] = [
  ...PURCHASES,
  MISSION_TYPE.friend,
  MISSION_TYPE.club,
  MISSION_TYPE.invite,
  MISSION_TYPE.email,
  MISSION_TYPE.envelope,
];

const isMeta = ({ Condition }: MissionDefinition): boolean => Condition.Type === MISSION_TYPE.missions;

function hasGames(
  { MissionID, Condition: { Type, GameCode, Count } }: MissionDefinition,
  { playableGames, countedGames }: Possibilities,
): boolean {
  // A switch may open all games. In that case no game has a switch of its own.
  if (playableGames.size === 0) return true;
  if (Type === MISSION_TYPE.games)
    return new Set([...playableGames, ...(countedGames.get(MissionID) ?? [])]).size >= Count;
  return GameCode === '' || playableGames.has(GameCode);
}

function mayDo(type: number, { isMember, mayWrite, mayGive }: PlayerRights): boolean {
  if (type === MISSION_TYPE.chat) return mayWrite;
  if (type === MISSION_TYPE.gift) return mayGive;
  return isMember || !MEMBERS.includes(type);
}

function isPossible(mission: MissionDefinition, possibilities: Possibilities): boolean {
  const { open, rights } = possibilities;
  const { Type: type } = mission.Condition;
  if (!mayDo(type, rights) || !hasGames(mission, possibilities)) return false;
  if (ROUNDS.includes(type)) return open.Games;
  if (PURCHASES.includes(type)) return open.Shop;
  return type === MISSION_TYPE.vip ? open.Games || open.Shop : true;
}

/**
 * The missions that a player can fulfil now. A mission that counts other missions needs enough of them.
 * @param done ids of missions that are fulfilled in their day or week: they count too
 */
export function offeredMissions(
  possibilities: Possibilities,
  done: ReadonlySet<string> = new Set(),
): readonly MissionDefinition[] {
  const possible = MISSIONS.filter((mission) => isPossible(mission, possibilities));
  const countable = MISSIONS.filter(
    (mission) => !isMeta(mission) && (possible.includes(mission) || done.has(mission.MissionID)),
  );
  return possible.filter(
    (mission) => !isMeta(mission) || countable.filter(({ Reset }) => Reset === mission.Reset).length >= mission.Target,
  );
}
