import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type BenchChild, startChild } from '#service/bench/childProcess.ts';
import { percentile } from '#service/bench/median.ts';
import { print } from '#service/bench/print.ts';
import { sized } from '#service/bench/size.ts';
import { Listening, Opened, type RoomsQuestion, Started, Ticks } from './rooms/reports.ts';

// Full rooms of fishing in one process of the game server, on SQLite. Each player fires twice a second at a fish that it locks. The time of
// a result is from the request at the client to the push at the client.

const ROOMS = sized(50, 2);
const SEATS = 4;
const WARM_UP_MS = sized(5000, 500);
const MEASURED_MS = sized(30_000, 3000);
const PAUSE_MS = 520;
const KNOWN_FISH = 30;
const AIMS = { tickMs: 10, resultMs: 250 };

const Fish = z.array(z.object({ FishID: z.int(), Until: z.number() }));
const Entered = z.object({ Answer: z.object({ Fish }) });
const Pushed = z.object({
  Push: z.literal('fish'),
  Fish: Fish.optional(),
  Shots: z.array(z.object({ ShotID: z.string() })).optional(),
});

const tidy = (value: number): number => Number(value.toPrecision(4));
const took: number[] = [];
let isMeasured = false;

/** A player that fires until the bench ends. */
function play(port: number, token: string): { readonly entered: Promise<void>; readonly stop: () => void } {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/room`);
  const sent = new Map<string, number>();
  let newest: readonly number[] = [];
  let count = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const call = (Call: string, Body: object, Token?: string): void => {
    count += 1;
    socket.send(JSON.stringify({ ID: count, Call, Body, ...(Token !== undefined && { Token }) }));
  };
  const fire = (): void => {
    const FishID = newest[Math.floor(Math.random() * newest.length)];
    const ShotID = crypto.randomUUID();
    sent.set(ShotID, performance.now());
    call('fire', { ShotID, Angle: Math.PI / 2, ...(FishID !== undefined && { FishID }) });
  };
  const see = (fish: z.infer<typeof Fish> = []): void => {
    newest = [...newest, ...fish.map(({ FishID }) => FishID)].slice(-KNOWN_FISH);
  };
  const entered = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => call('enterRoom', {}, token));
    socket.on('message', (data) => {
      const json: unknown = JSON.parse(data instanceof Buffer ? data.toString('utf8') : '');
      const pushed = Pushed.safeParse(json);
      if (pushed.success) {
        see(pushed.data.Fish);
        for (const { ShotID } of pushed.data.Shots ?? []) {
          const start = sent.get(ShotID);
          if (start !== undefined && isMeasured) took.push(performance.now() - start);
        }
        return;
      }
      const state = Entered.safeParse(json);
      if (!state.success || timer !== undefined) return;
      see(state.data.Answer.Fish);
      timer = setInterval(fire, PAUSE_MS);
      resolve();
    });
  });
  return {
    entered,
    stop() {
      clearInterval(timer);
      socket.terminate();
    },
  };
}

const directory = await mkdtemp(join(tmpdir(), 'rooms-bench-'));
const server: BenchChild<RoomsQuestion> = startChild(new URL('rooms/server.ts', import.meta.url), [
  `sqlite:${join(directory, 'games.sqlite')}`,
]);
try {
  const { port } = await server.ready(Listening);
  const { tokens } = await server.ask({ ask: 'open', players: ROOMS * SEATS }, Opened);
  const players = [];
  for (const token of tokens) {
    const player = play(port, token);
    await player.entered;
    players.push(player);
  }
  await setTimeout(WARM_UP_MS);
  await server.ask({ ask: 'start' }, Started);
  isMeasured = true;
  await setTimeout(MEASURED_MS);
  isMeasured = false;
  const ticks = await server.ask({ ask: 'ticks' }, Ticks);
  for (const player of players) player.stop();
  console.log(
    `${ROOMS} rooms, ${players.length} players, ${ticks.ticks} ticks: late by ${tidy(ticks.p50)} ms (median), ${tidy(ticks.p99)} ms (p99), ${tidy(ticks.most)} ms (most)`,
  );
  console.log(
    `${took.length} results: ${tidy(percentile(took, 50))} ms (median), ${tidy(percentile(took, 95))} ms (p95), ${tidy(percentile(took, 99))} ms (p99)`,
  );
  print({ name: 'rooms: tick late, p99', value: tidy(ticks.p99), unit: 'ms', atMost: AIMS.tickMs });
  print({
    name: 'rooms: result after its shot, p95',
    value: tidy(percentile(took, 95)),
    unit: 'ms',
    atMost: AIMS.resultMs,
  });
} finally {
  await server.stop();
  await rm(directory, { recursive: true });
}
