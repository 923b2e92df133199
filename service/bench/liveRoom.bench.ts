import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openSession } from '#domain/auth/openSession.ts';
import { openRoom } from '#domain/live/openRoom.ts';
import { createPlayer } from '#domain/player/create.ts';
import { getViewers, joinRoom, leaveRoom, sendLiveMessage } from '#protocol/operations/live.ts';
import { type ChatClient, connectChat } from '../testing/chatClient.ts';
import { startMemoryService } from '../testing/memoryService.ts';
import { type Audience, joinAudience } from './audience.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

const SOCKETS = sized(200, 10);
const VIEWERS = sized(1000, 20);
const AT_ONCE = 50;
const TALKERS = sized(20, 5);
/** Lines a second of the whole room. Each of them goes to every viewer. */
const LINES = 5;
const SECONDS = sized(8, 2);
/** Times with and without hearts by turns, since other work on the machine comes and goes. */
const TURNS = sized(3, 1);

// Players join a live room, chat and leave at once. The bench checks the count of its viewers after each step. Then viewers chat without
// and with hearts.
const service = await startMemoryService({
  logLevel: 'silent',
  maxConnectionsPerAddress: VIEWERS * 2,
  maxRequestsPerMinute: 1_000_000,
});
const { ports } = service;
const now = ports.clock.now();
const moment = { now, nowText: new Date(now).toISOString(), ports };

async function newPlayer(): Promise<{ readonly token: string; readonly playerID: string }> {
  return ports.store.transaction(async (tx) => {
    const player = await createPlayer(tx, ports.random, moment.nowText, { TptType: [1, 6], VIPLevel: 4 });
    return openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now });
  });
}

const host = await newPlayer();
const { RoomID } = await ports.store.transaction((tx) =>
  openRoom(tx, moment, { HostID: host.playerID, Title: 'Bench' }),
);
const watcher = await connectChat(service.port, host.token);
const viewers: ChatClient[] = [];
for (let at = 0; at < SOCKETS; at += 1) viewers.push(await connectChat(service.port, (await newPlayer()).token));

const counted = async (): Promise<number> => (await watcher.call(getViewers, randomUUID(), { RoomID })).Total;
const began = performance.now();
await Promise.all(viewers.map((viewer) => viewer.call(joinRoom, randomUUID(), { RoomID })));
const joined = await counted();
await Promise.all(viewers.map((viewer) => viewer.call(sendLiveMessage, randomUUID(), { Message: 'hello' })));
const half = viewers.slice(0, SOCKETS / 2);
await Promise.all(half.map((viewer) => viewer.call(leaveRoom, randomUUID(), {})));
const left = await counted();
console.log(`${SOCKETS} joined, talked and half of them left in ${Math.round(performance.now() - began)} ms`);
const what = `of ${SOCKETS} sockets that join and chat in a room at once`;
print({ name: `miscounted viewers ${what}`, value: Math.abs(joined - SOCKETS), unit: 'viewers', atMost: 0 });
print({
  name: `miscounted viewers when half ${what} have left`,
  value: Math.abs(left - (SOCKETS - half.length)),
  unit: 'viewers',
  atMost: 0,
});

await ports.store.transaction((tx) =>
  tx.table('liveRooms').update({ RoomID }, { Status: 1, OnAir: true, ShownStatus: 1 }),
);
await Promise.all(half.map((viewer) => viewer.call(joinRoom, randomUUID(), { RoomID })));
const talkers = viewers.slice(0, TALKERS);
await Promise.all(viewers.slice(TALKERS).map((viewer) => viewer.close()));
const audience: Audience[] = [];
while (audience.length < VIEWERS - TALKERS) {
  // Together, since a socket that waits a minute for the others would be closed.
  const some = Array.from({ length: Math.min(AT_ONCE, VIEWERS - TALKERS - audience.length) }, newPlayer);
  const players = await Promise.all(some);
  audience.push(...(await Promise.all(players.map(({ token }) => joinAudience(service.port, token, RoomID)))));
}
const full = await counted();
print({
  name: `miscounted viewers of ${VIEWERS} in a full room`,
  value: Math.abs(full - VIEWERS),
  unit: 'viewers',
  atMost: 0,
});

/** Chats for some seconds. @returns the milliseconds of each line, from its writer to the answer */
async function chat(withHearts: boolean): Promise<number[]> {
  const lines: Promise<number>[] = [];
  const line = async (talker: ChatClient, after: number): Promise<number> => {
    await setTimeout(after);
    const sent = performance.now();
    await talker.call(sendLiveMessage, randomUUID(), { Message: 'hello' });
    return performance.now() - sent;
  };
  const heart = async (viewer: Audience, after: number): Promise<void> => {
    await setTimeout(after);
    viewer.heart();
  };
  const hearts: Promise<void>[] = [];
  for (let second = 0; second < SECONDS; second += 1) {
    for (let at = 0; at < LINES; at += 1) {
      const talker = talkers[(second * LINES + at) % TALKERS];
      if (talker !== undefined) lines.push(line(talker, second * 1000 + (at * 1000) / LINES));
    }
    if (!withHearts) continue;
    for (const [at, viewer] of audience.entries())
      hearts.push(heart(viewer, second * 1000 + (at * 1000) / audience.length));
  }
  await Promise.all(hearts);
  return Promise.all(lines);
}
const p99 = (times: readonly number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
await chat(false);
const times: { without: number[]; withHearts: number[] } = { without: [], withHearts: [] };
for (let turn = 0; turn < TURNS; turn += 1) {
  times.without.push(...(await chat(false)));
  times.withHearts.push(...(await chat(true)));
}
const without = p99(times.without);
print({
  name: `viewers of ${VIEWERS} whose socket the service closed`,
  value: audience.filter((viewer) => !viewer.isOpen()).length,
  unit: 'viewers',
  atMost: 0,
});
print({
  name: `p99 of a line in a live room of ${VIEWERS} viewers with a heart each a second`,
  value: p99(times.withHearts),
  unit: 'ms',
  baseline: Math.max(1, without),
  atMost: without + 50,
});
for (const viewer of audience) viewer.end();
await Promise.all([watcher, ...talkers].map((client) => client.close()));
await service.stop();
process.exit(0);
