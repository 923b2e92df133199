import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { giftShown, sendGift } from '#protocol/operations/gift.ts';
import { followRoom, joinRoom, roomChanged, updateRoomSettings } from '#protocol/operations/live.ts';
import { createTestMembers } from '#conformance/testMembers.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';
import { played, SEED } from '../../scripts/testing/playedAtRandom.ts';
import { publisherEnded, publisherStarted } from './publishing.ts';
import { stopStream } from './stopStream.ts';

const ROOM = '1';
const HOST_ID = '10000002';
const ROSE = 42;
const PUBLISHERS = ['a', 'b'] as const;
const WORLDS = played(10, 300);

const step = fc.record({
  what: fc.constantFrom('start', 'end', 'wish', 'wish', 'stop', 'follow', 'join'),
  publisher: fc.constantFrom(...PUBLISHERS),
  on: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const moment = ({ ports }: MemoryWorld) => {
  const now = ports.clock.now();
  return { now, nowText: new Date(now).toISOString(), ports };
};

async function play(world: MemoryWorld, host: TestSocket, viewer: TestSocket, { what, publisher, on }: Step) {
  const { store } = world.ports;
  const sender = { RoomID: ROOM, PublisherID: publisher };
  if (what === 'start') await store.transaction((tx) => publisherStarted(tx, moment(world), sender));
  else if (what === 'end') await store.transaction((tx) => publisherEnded(tx, moment(world), sender));
  else if (what === 'stop') await store.transaction((tx) => stopStream(tx, moment(world), ROOM));
  else if (what === 'wish') await host.ask(updateRoomSettings.op, { Status: on ? 1 : 2 });
  else if (what === 'follow') await viewer.ask(followRoom.op, { RoomID: ROOM, Following: on });
  else await viewer.ask(joinRoom.op, { RoomID: ROOM });
}

describe(`a live room with random calls (PROPERTY_SEED=${SEED})`, () => {
  it('shows what is on air, with one session, through concurrent calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (rounds) => {
        const world = await createMemoryWorld({ observer: { call: () => {} } });
        const { store, clock, bus } = world.ports;
        const context = new TestContext(world.adapter);
        const [host, viewer] = [
          await (await context.member('0900000002')).openSocket('chat'),
          await (await context.member('0900000001')).openSocket('chat'),
        ];
        const told: number[] = [];
        bus.subscribe((push) => {
          if (push.op === roomChanged.op) told.push(roomChanged.result.parse(push.result).Status);
        });
        for (const round of rounds) {
          await Promise.all(round.map((each) => play(world, host, viewer, each)));
          const room = assertDefined(await store.table('liveRooms').get(ROOM), 'the room');
          const isShown = room.Status === 1 && room.OnAir;
          expect(room.ShownStatus).toBe(isShown ? 1 : 2);
          const open = await store.table('liveSessions').find({ where: { RoomID: ROOM, EndTime: '' } });
          expect(open.map(({ SessionID }) => SessionID)).toEqual(isShown ? [room.SessionID] : []);
          expect(await store.table('livePublishers').count({ RoomID: ROOM })).toBe(room.OnAir ? 1 : 0);
          expect(room.Followers).toBe(await store.table('liveFollows').count({ RoomID: ROOM }));
          expect(told.at(-1) ?? 2).toBe(room.ShownStatus);
          // Rate limits do not matter here.
          clock.advance(11_000);
        }
        // Each change is pushed once.
        expect(told).toEqual(told.map((_, at) => (at % 2 === 0 ? 1 : 2)));
        context.clear();
      }),
      { seed: SEED, numRuns: WORLDS },
    );
  }, 60_000);

  it('numbers concurrent gifts, and shows them to everyone in that order', async () => {
    const world = await createMemoryWorld();
    const context = new TestContext(world.adapter);
    const givers = await createTestMembers(context, '0936109001', { count: 3, VIPLevel: 8, gems: 100_000 });
    const watching = await (await context.member('0900000001')).openSocket('chat');
    await world.ports.store.transaction((tx) =>
      publisherStarted(tx, moment(world), { RoomID: ROOM, PublisherID: 'a' }),
    );
    for (const socket of [watching, ...givers.map(({ chat }) => chat)]) await socket.call(joinRoom, { RoomID: ROOM });
    const before = assertDefined(await world.ports.store.table('liveRooms').get(ROOM), 'the room').GiftSeq;
    const COUNT = 5;
    const rose = { ToID: HOST_ID, ItemID: ROSE, Amount: 1, RoomID: ROOM };
    const answers = await Promise.all(
      givers.flatMap(({ chat }) => Array.from({ length: COUNT }, () => chat.call(sendGift, rose))),
    );
    const numbers = answers.map(({ Shown }) => Shown?.Seq ?? 0).toSorted((a, b) => a - b);
    const inOrder = Array.from({ length: COUNT * givers.length }, (_, at) => before + 1 + at);
    expect(numbers).toEqual(inOrder);
    const seen: number[] = [];
    while (seen.length < inOrder.length) seen.push((await watching.push(giftShown)).result.Seq);
    expect(seen).toEqual(inOrder);
    // The last gift has the sum of all gifts.
    const worth = answers.reduce((sum, { Gift }) => sum + Gift.Worth, 0);
    expect(Math.max(...answers.map(({ Shown }) => Shown?.SessionWorth ?? 0))).toBe(worth);
  });
});
