import { randomUUID } from 'node:crypto';
import { openSession } from '#domain/auth/openSession.ts';
import { openRoom } from '#domain/live/openRoom.ts';
import { createPlayer } from '#domain/player/create.ts';
import { getViewers, joinRoom, leaveRoom, sendLiveMessage } from '#protocol/operations/live.ts';
import { type ChatClient, connectChat } from '../testing/chatClient.ts';
import { startMemoryService } from '../testing/memoryService.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

const SOCKETS = sized(200, 10);

// Players join a live room, chat and leave at once. The bench checks the count of its viewers after each step.
const service = await startMemoryService({ logLevel: 'silent' });
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
await Promise.all([watcher, ...viewers].map((client) => client.close()));
await service.stop();
process.exit(0);
