import { beforeEach, describe, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { clubMessage, sendClubMessage } from '#protocol/operations/chat.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { getViewers, joinRoom } from '#protocol/operations/live.ts';
import { createMemoryWorld, createMovableClock, type MemoryWorld } from '../testing/memoryWorld.ts';
import { membershipChanged } from './membership.ts';
import { isOnline, LEASE_MS, RENEW_MS } from './presence.ts';

const HOUR_MS = 60 * 60 * 1000;
let aheadMs = 0;
let world: MemoryWorld;
let context: TestContext;
beforeEach(async () => {
  aheadMs = 0;
  world = await createMemoryWorld({ clock: createMovableClock(() => Date.now() + aheadMs) });
  context = new TestContext(world.adapter);
});

const online = async (...ids: readonly string[]): Promise<readonly string[]> => [
  ...(await isOnline(world.ports.store, ids, world.ports.clock.now())),
];
const rows = () => world.ports.store.table('connections').find({});
const settled = async (): Promise<void> => {
  await world.ports.store.transaction(async () => {});
};

describe('presence', () => {
  it('begins with a sign-in and ends with the last connection', async () => {
    const session = await context.guest();
    expect(await online(session.playerID)).toEqual([]);
    const [chat, lobby] = [await session.openSocket('chat'), await session.openSocket('lobby')];
    expect(await online(session.playerID, '10000003')).toEqual([session.playerID]);
    chat.close();
    await settled();
    expect(await online(session.playerID)).toEqual([session.playerID]);
    lobby.close();
    await settled();
    expect([await online(session.playerID), await rows()]).toEqual([[], []]);
  });

  it('belongs to the player who signed in last on a connection and is in no room', async () => {
    const [first, second] = [await context.guest(), await context.guest()];
    const socket = await first.openSocket('chat');
    await socket.call(joinRoom, { RoomID: '2' });
    await socket.ask(10000, {}, { token: second.token });
    expect(await online(first.playerID, second.playerID)).toEqual([second.playerID]);
    expect((await rows()).map(({ RoomID }) => RoomID)).toEqual(['']);
    expect(await world.ports.store.table('liveViewers').count()).toBe(0);
  });

  it('of a process that died ends with its lease, before and after the cleanup job ran', async () => {
    const { store, clock } = world.ports;
    const SeenTime = new Date(clock.now()).toISOString();
    const [PlayerID, RoomID] = ['10000003', '2'];
    await store.transaction(async (tx) => {
      await tx.table('connections').insert({ ConnectionID: 'dead', PlayerID, RoomID, SeenTime });
      await tx.table('liveViewers').insert({ RoomID, PlayerID, JoinTime: SeenTime, SeenTime });
    });
    const socket = await (await context.guest()).openSocket('chat');
    expect([await online(PlayerID), (await socket.call(getViewers, { RoomID })).Total]).toEqual([[PlayerID], 1]);
    clock.advance(LEASE_MS);
    expect([await online(PlayerID), (await socket.call(getViewers, { RoomID })).Total]).toEqual([[], 0]);
    await world.backend.runDueJobs();
    expect((await rows()).map(({ ConnectionID }) => ConnectionID)).not.toContain('dead');
    expect(await store.table('liveViewers').count()).toBe(0);
  });

  it('of a process that died ends if its clock ran ahead and is set back, and open connections stay', async () => {
    const { store, clock } = world.ports;
    const session = await context.guest();
    aheadMs = HOUR_MS;
    const socket = await session.openSocket('chat');
    await socket.call(joinRoom, { RoomID: '2' });
    const SeenTime = new Date(clock.now()).toISOString();
    const [PlayerID, RoomID] = ['10000003', '2'];
    await store.transaction(async (tx) => {
      await tx.table('connections').insert({ ConnectionID: 'dead', PlayerID, RoomID, SeenTime });
      await tx.table('liveViewers').insert({ RoomID, PlayerID, JoinTime: SeenTime, SeenTime });
    });
    aheadMs = 0;
    expect((await socket.call(getViewers, { RoomID })).Total).toBe(1);
    expect(await online(PlayerID, session.playerID)).toEqual([session.playerID]);
    await world.backend.runDueJobs();
    expect((await rows()).map(({ ConnectionID }) => ConnectionID)).not.toContain('dead');
    expect((await store.table('liveViewers').find()).map((row) => row.PlayerID)).toEqual([session.playerID]);
  });

  it('keeps its lease while a connection is silent, and renews it with the next frame after the clock was moved', async () => {
    const session = await context.guest();
    const socket = await session.openSocket('chat');
    await socket.call(joinRoom, { RoomID: '2' });
    const watching = async () => [
      await online(session.playerID),
      (await socket.call(getViewers, { RoomID: '2' })).Total,
    ];
    for (let elapsed = 0; elapsed < 3 * LEASE_MS; elapsed += RENEW_MS) {
      world.ports.clock.advance(RENEW_MS);
      await socket.call(heartbeat, {});
      world.backend.sweep(RENEW_MS);
      await settled();
    }
    expect(await watching()).toEqual([[session.playerID], 1]);
    world.ports.clock.advance(10 * LEASE_MS);
    await world.backend.runDueJobs();
    expect(await online(session.playerID)).toEqual([]);
    await socket.call(heartbeat, {});
    expect(await watching()).toEqual([[session.playerID], 1]);
  });

  it('ends for all connections when the process shuts down', async () => {
    const session = await context.guest();
    await session.openSocket('chat');
    await session.openSocket('lobby');
    await world.backend.drain();
    expect(await rows()).toEqual([]);
  });
});

describe('membership', () => {
  it('of a club starts and ends for open connections at the commit', async () => {
    const [talking, joining] = await context.members(['0900000001', '0900000003']);
    const [talker, newcomer] = [await talking?.openSocket('chat'), await joining?.openSocket('chat')];
    const move = async (ClubID: string): Promise<void> => {
      await world.ports.store.transaction(async (tx) => {
        await tx.table('players').update({ PlayerID: joining?.playerID ?? '' }, { ClubID });
        membershipChanged(tx, joining?.playerID ?? '');
      });
      await newcomer?.call(heartbeat, {});
    };
    const sendMessage = (Message: string) => talker?.call(sendClubMessage, { ChannelType: 3, Message });
    await sendMessage('還沒來');
    await move('1');
    const heard = await sendMessage('歡迎');
    expect((await newcomer?.push(clubMessage))?.result).toEqual(heard);
    await move('');
    await sendMessage('走了');
    await newcomer?.call(heartbeat, {});
    expect(newcomer?.pending(clubMessage)).toEqual([]);
  });
});
