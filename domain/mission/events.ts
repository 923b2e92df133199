import { EVENT_ORDER } from '#protocol/entities/mission.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { answer } from '../dispatch/handler.ts';
import { signInState } from '../signInDays/state.ts';
import { presentMissions } from './standing.ts';

export const events = answer(getEvents, async (_request, { player, now }, db) => {
  const [days, missions] = await Promise.all([
    db.table('signInDays').get(player.PlayerID),
    presentMissions(db, player, now),
  ]);
  return {
    List: [
      {
        Kind: 'signInDays' as const,
        Order: EVENT_ORDER.signInDays,
        Open: true,
        Badge: signInState(days, now).ClaimedToday ? 0 : 1,
      },
      {
        Kind: 'mission' as const,
        Order: EVENT_ORDER.mission,
        Open: missions.length > 0,
        Badge: missions.filter(({ State }) => State === 2).length,
      },
    ],
  };
});
