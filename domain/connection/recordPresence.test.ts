import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { clubMessage, sendClubMessage } from '#protocol/operations/chat.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { getViewers, joinRoom } from '#protocol/operations/live.ts';
import { createMemoryWorld, createMovableClock, type MemoryWorld } from '../testing/memoryWorld.ts';
import { forgetConnections } from './forgetConnections.ts';
import { CONNECTIONS_DISPLACED } from './displacement.ts';
import { membershipChanged } from './membership.ts';
import { COMPARE_MS, isOnline, LEASE_MS } from './presence.ts';
import { recordPresence } from './recordPresence.ts';
import { startViewing } from './viewers.ts';

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
  ...(await isOnline(world.ports.store, ids)),
];
const rows = () => world.ports.store.table('connections').find({});
const [OTHER, RoomID] = ['10000003', '2'];
/** Adds the row of another player's connection that watches the room. */
const addRow = (ConnectionID: string, NodeID: string): Promise<void> => {
  const { store, clock } = world.ports;
  const SeenTime = new Date(clock.now()).toISOString();
  const rest = { PlayerID: OTHER, RoomID, SeenTime, Session: '', Tab: '', Socket: 'chat', GameCode: '' };
  return store.transaction(async (tx) => {
    await tx.table('connections').insert({ ...rest, ConnectionID, NodeID });
    await startViewing(tx, rest, clock.now());
  });
};
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

  it('belongs to the player of the last sign-in on a connection, and is in no room', async () => {
    const [first, second] = [await context.guest(), await context.guest()];
    const socket = await first.openSocket('chat');
    await socket.call(joinRoom, { RoomID: '2' });
    await socket.ask(10000, {}, { token: second.token });
    expect(await online(first.playerID, second.playerID)).toEqual([second.playerID]);
    expect((await rows()).map(({ RoomID }) => RoomID)).toEqual(['']);
    expect(await world.ports.store.table('liveViewers').count()).toBe(0);
  });

  it('of a process that died ends when another process removes its rows', async () => {
    const { store, clock } = world.ports;
    await addRow('dead', 'another process');
    const socket = await (await context.guest()).openSocket('chat');
    const seen = async () => [await online(OTHER), (await socket.call(getViewers, { RoomID })).Total];
    clock.advance(10 * LEASE_MS);
    await world.backend.runDueJobs();
    expect(await seen()).toEqual([[OTHER], 1]);
    await forgetConnections(store, { in: ['another process'] }, clock.now());
    expect(await seen()).toEqual([[], 0]);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['displaces the connection of its tab on another process', true, ['after', 'before'], [['before']]],
    ['displaces none if its own connection has closed', false, ['before'], []],
  ])('of a sign-in %s', async (_what, isOpen, left, displaced) => {
    const { store, clock, bus } = world.ports;
    const SeenTime = new Date(clock.now()).toISOString();
    const row = { PlayerID: OTHER, RoomID: '', SeenTime, Session: 'session', Tab: 'tab', Socket: 'chat', GameCode: '' };
    await store.transaction((tx) =>
      tx.table('connections').insert({ ...row, ConnectionID: 'before', NodeID: 'another process' }),
    );
    const notices: unknown[] = [];
    bus.subscribe(({ op, result }) => {
      if (op === CONNECTIONS_DISPLACED) notices.push(result);
    });
    const after = { ...row, ConnectionID: 'after', NodeID: world.ports.node.ID };
    const unit = { ConnectionID: 'after', RoomID: '', row: after, now: clock.now(), isAlone: false };
    await store.share(recordPresence, { ...unit, isOpen: () => isOpen });
    await settled();
    expect((await rows()).map(({ ConnectionID }) => ConnectionID).toSorted()).toEqual(left);
    expect(notices).toEqual(displaced.map((ConnectionIDs) => ({ ConnectionIDs })));
  });

  it('that has no process ends with its lease, and open connections stay', async () => {
    const { store, clock } = world.ports;
    await addRow('dead', '');
    const session = await context.guest();
    const socket = await session.openSocket('chat');
    await socket.call(joinRoom, { RoomID });
    clock.advance(LEASE_MS + 1000);
    await world.backend.runDueJobs();
    expect(await online(OTHER, session.playerID)).toEqual([session.playerID]);
    expect((await store.table('liveViewers').find()).map((row) => row.PlayerID)).toEqual([session.playerID]);
  });

  it('that has no process ends if the clock ran ahead and is set back, and open connections stay', async () => {
    const session = await context.guest();
    aheadMs = HOUR_MS;
    const socket = await session.openSocket('chat');
    await socket.call(joinRoom, { RoomID });
    await addRow('dead', '');
    aheadMs = 0;
    await world.backend.runDueJobs();
    expect(await online(OTHER, session.playerID)).toEqual([session.playerID]);
    expect((await socket.call(getViewers, { RoomID })).Total).toBe(1);
  });

  it('is not renewed: a silent connection writes nothing, for as long as it is open and after the clock was moved', async () => {
    const written: string[] = [];
    world = await createMemoryWorld({
      onCommit: async (changes) => void written.push(...changes.map(({ table }) => table)),
    });
    context = new TestContext(world.adapter);
    const session = await context.guest();
    const socket = await session.openSocket('chat');
    await socket.call(joinRoom, { RoomID });
    written.length = 0;
    for (let elapsed = 0; elapsed < 3 * LEASE_MS; elapsed += COMPARE_MS) {
      await socket.call(heartbeat, {});
      world.backend.sweep(COMPARE_MS);
    }
    world.ports.clock.advance(10 * LEASE_MS);
    await socket.call(heartbeat, {});
    expect(written.filter((table) => table === 'connections' || table === 'liveViewers')).toEqual([]);
    expect([await online(session.playerID), (await socket.call(getViewers, { RoomID })).Total]).toEqual([
      [session.playerID],
      1,
    ]);
  });

  it('comes back after another process took this process for dead, and ends although its removal failed', async () => {
    const { store, clock, node } = world.ports;
    const session = await context.guest();
    const socket = await session.openSocket('chat');
    await socket.call(joinRoom, { RoomID });
    await forgetConnections(store, { in: [node.ID] }, clock.now());
    await addRow('closed long ago', node.ID);
    expect(await online(OTHER, session.playerID)).toEqual([OTHER]);
    world.backend.sweep(COMPARE_MS);
    await vi.waitFor(async () => expect(await online(OTHER, session.playerID)).toEqual([session.playerID]));
    expect((await socket.call(getViewers, { RoomID })).Total).toBe(1);
    expect(await rows()).toHaveLength(1);
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
  it('of a club starts and ends for open connections with the commit', async () => {
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
