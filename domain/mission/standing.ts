import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import type { Mission } from '#protocol/entities/mission.ts';
import { MISSION_TYPE, missionTexts } from '#protocol/rules/missionText.ts';
import { hasChatTier } from '../capabilities/playerRights.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { type MissionDefinition, MISSIONS, periodOf, resetTimeOf } from './definition.ts';

export type ProgressRow = RowOf<Tables['missionProgress']>;

/** The state that a mission counts. Undefined means that it counts activities. */
export function stateCount(type: number, player: PlayerRow): number | undefined {
  switch (type) {
    case MISSION_TYPE.club:
      return player.ClubID === '' ? 0 : 1;
    case MISSION_TYPE.phone:
      return player.Phone === '' ? 0 : 1;
    case MISSION_TYPE.email:
      return player.Email === '' ? 0 : 1;
    case MISSION_TYPE.level:
      return player.Level;
    case MISSION_TYPE.vip:
      return player.VIPLevel;
    default:
      return undefined;
  }
}

/** The progress at a moment. A row of an earlier day or week counts as 0. */
export function standing(
  mission: MissionDefinition,
  row: ProgressRow | undefined,
  player: PlayerRow,
  now: number,
): Pick<Mission, 'Progress' | 'State'> {
  const current = row?.Period === periodOf(mission.Reset, now) ? row : undefined;
  const isDone = (current?.DoneTime ?? '') !== '';
  const count = isDone ? mission.Target : (stateCount(mission.Condition.Type, player) ?? current?.Count ?? 0);
  const Progress = Math.min(mission.Target, count);
  if ((current?.ClaimTime ?? '') !== '') return { Progress, State: 3 };
  return { Progress, State: Progress >= mission.Target ? 2 : 1 };
}

/** The names of the games that these missions name. */
async function gameNamesOf(
  db: Reader,
  missions: readonly MissionDefinition[],
): Promise<ReadonlyMap<string, LocalisedText>> {
  const codes = missions.map(({ Condition }) => Condition.GameCode).filter((code) => code !== '');
  const rows = codes.length === 0 ? [] : await db.table('games').find({ where: { GameCode: { in: codes } } });
  return new Map(rows.map((row) => [row.GameCode, row.GameNames]));
}

/** A player's current missions, in the given order. */
export async function serializeMissions(
  db: Reader,
  player: PlayerRow,
  moment: Moment,
  missions: readonly MissionDefinition[] = MISSIONS,
): Promise<Mission[]> {
  const [rows, names] = await Promise.all([
    db.table('missionProgress').find({ where: { PlayerID: player.PlayerID } }),
    gameNamesOf(db, missions),
  ]);
  const byID = new Map(rows.map((row) => [row.MissionID, row]));
  const { now, ports } = moment;
  const writesToFriends = !hasChatTier(player, ports.settings.chatMinVip);
  return missions.map((mission) => {
    const { Condition } = mission;
    const ToFriends = Condition.Type === MISSION_TYPE.chat && writesToFriends;
    return {
      MissionID: mission.MissionID,
      Reset: mission.Reset,
      Condition,
      Text: missionTexts(Condition, { game: names.get(Condition.GameCode), ToFriends }),
      ...(ToFriends && { ToFriends }),
      Target: mission.Target,
      Reward: mission.Reward,
      ResetTime: resetTimeOf(mission.Reset, now),
      ...standing(mission, byID.get(mission.MissionID), player, now),
    };
  });
}
