import type { Job } from '../../schedule/job.ts';
import { castOf, hasFreshLease, isWatched, onlineOf } from './cast.ts';
import { come } from './come.ts';
import { Draws } from './draws.ts';
import { enterRaces } from './enterRaces.ts';
import { play } from './play.ts';
import { playServed } from './playServed.ts';
import { hostDemoRoom } from './hostDemoRoom.ts';
import { roomsOnAir } from './room/onAirRooms.ts';
import { roomBeat } from './room/roomBeat.ts';
import { talk } from './talk.ts';

const BEAT_SECONDS = 3;
/** Beats between two big wins, on average. */
const BIG_BEATS = 14;

const beat: Job = {
  name: 'demo.life',
  every: BEAT_SECONDS,
  async run(tx, moment) {
    if (!(await isWatched(tx, moment))) return false;
    const number = Math.floor(moment.now / (BEAT_SECONDS * 1000));
    const draws = new Draws(number, 0);
    const all = await castOf(tx, moment);
    const rooms = await roomsOnAir(tx, moment);
    const hosts = new Set(rooms.map(({ HostID }) => HostID));
    // Includes the work of a host on air.
    const cast = all.filter(({ PlayerID }) => !hosts.has(PlayerID));
    const online = await onlineOf(tx, cast);
    await playServed(tx, moment, { cast: online, draws: new Draws(number, 1) });
    await play(tx, moment, { cast: online, draws, isBig: draws.onceIn(BIG_BEATS) });
    await talk(tx, moment, cast, draws);
    const units = roomBeat(moment, rooms, { cast: all, beat: number });
    const racers = { cast: online, draws: new Draws(number, 2) };
    return {
      units: [(unit) => hostDemoRoom(unit, moment), (unit) => enterRaces(unit, moment, racers), ...units],
    };
  },
};

/** The check runs as often as the beat, so a visitor sees other players within seconds. */
const presence: Job = {
  name: 'demo.presence',
  every: BEAT_SECONDS,
  async run(tx, moment) {
    if (!(await isWatched(tx, moment)) || (await hasFreshLease(tx, moment))) return false;
    await come(tx, moment, await castOf(tx, moment));
    return false;
  },
};

/**
 * Runs the demo world while a client is connected: its players talk, play, win, host, come and go, and they give
 * and follow in live rooms. It runs only if a service or a world requests it (`DEMO_LIFE`), and never in
 * production.
 */
export const LIFE_JOBS: readonly Job[] = [beat, presence];

/** The demo world at rest. Its players are online, but do not talk or play. */
export const PRESENCE_JOBS: readonly Job[] = [presence];
