import type { Mission } from '#protocol/entities/mission.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import { openFor, playableGamesFor } from '../capabilities/openFor.ts';
import { rightsOf } from '../capabilities/playerRights.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { offeredMissions } from './offered.ts';
import { serializeMissions } from './standing.ts';

/**
 * The missions that a player sees: missions that can be fulfilled now, and fulfilled missions. A mission that is left out keeps its
 * progress.
 */
export async function missionsFor(
  db: Reader,
  context: Pick<PlayerContext, 'player' | 'brand' | 'ports' | 'now' | 'nowText'>,
): Promise<readonly Mission[]> {
  const all = await serializeMissions(db, context.player, context);
  const isDone = ({ State }: Mission): boolean => State !== 1;
  const offered = offeredMissions(
    {
      open: await openFor(context),
      playableGames: await playableGamesFor(context),
      countedGames: await countedGames(db, context.player.PlayerID, all),
      rights: rightsOf(context.player, context),
    },
    new Set(all.filter(isDone).map(({ MissionID }) => MissionID)),
  );
  return all.filter((mission) => isDone(mission) || offered.some(({ MissionID }) => MissionID === mission.MissionID));
}

/**
 * The games that missions of different games have already counted. Marks of an earlier day or week stay until the first mark of the new
 * period.
 */
async function countedGames(
  db: Reader,
  PlayerID: string,
  missions: readonly Mission[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const begun = missions.filter(
    ({ Condition, Progress, State }) => Condition.Type === MISSION_TYPE.games && Progress > 0 && State === 1,
  );
  if (begun.length === 0) return new Map();
  const ids = begun.map(({ MissionID }) => MissionID);
  const marks = await db.table('missionMarks').find({ where: { PlayerID, MissionID: { in: ids } } });
  return new Map(
    ids.map((id) => [id, new Set(marks.filter(({ MissionID }) => MissionID === id).map(({ Mark }) => Mark))]),
  );
}
