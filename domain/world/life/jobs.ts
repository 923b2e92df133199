import type { Job } from '../../schedule/job.ts';
import { castOf, hasFreshLease, isWatched, onlineOf } from './cast.ts';
import { come } from './come.ts';
import { Draws } from './draws.ts';
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
    // A host on air has the room to look after.
    const cast = all.filter(({ PlayerID }) => !hosts.has(PlayerID));
    const online = await onlineOf(tx, cast);
    await playServed(tx, moment, { cast: online, draws: new Draws(number, 1) });
    await play(tx, moment, { cast: online, draws, isBig: draws.onceIn(BIG_BEATS) });
    await talk(tx, moment, cast, draws);
    const units = roomBeat(moment, rooms, { cast: all, beat: number });
    return { units: [(unit) => hostDemoRoom(unit, moment), ...units] };
  },
};

/** It looks as often as it beats, so that whoever comes first finds the others within seconds. */
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
 * The demo world while a client is connected: its players talk, play, win, host, come and go, and they give and follow in live rooms.
 * It runs only if a service or a world asks for it (`DEMO_LIFE`), and never in production.
 */
export const LIFE_JOBS: readonly Job[] = [beat, presence];

/** The same at rest: its players are there, and neither talk nor play. */
export const PRESENCE_JOBS: readonly Job[] = [presence];
