import type { Mission } from '#protocol/entities/mission.ts';
import { openFor, playableGamesFor } from '../capabilities/openFor.ts';
import { rightsOf } from '../capabilities/playerRights.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { offeredMissions } from './offered.ts';
import { serializeMissions } from './standing.ts';

/**
 * The missions that a player sees: those that can be fulfilled now, and fulfilled ones. The progress of a mission that is left out stays.
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
      rights: rightsOf(context.player, context),
    },
    new Set(all.filter(isDone).map(({ MissionID }) => MissionID)),
  );
  return all.filter((mission) => isDone(mission) || offered.some(({ MissionID }) => MissionID === mission.MissionID));
}
