import { beforeAll, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { getOpenAds } from '#protocol/endpoints/ad.ts';
import { LOCALES, type LocaleID } from '#protocol/entities/identifiers.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { getLiveHistory, joinRoom, sendLiveMessage, updateRoomSettings } from '#protocol/operations/live.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
import { isSendable } from '#protocol/rules/chatText.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { CHANNEL_KEY } from '../../../channel/channel.ts';
import type { MessageRow } from '../../../chat/message.ts';
import { featureFlagsOf } from '../../../featureFlags/featureFlags.ts';
import { giftName } from '../../../gift/words.ts';
import { auditLedger } from '../../../ledger/audit.ts';
import { changeRoom, OFF_AIR, ON_AIR } from '../../../live/onAir.ts';
import { publisherEnded, publisherStarted } from '../../../live/publishing.ts';
import { readRoom } from '../../../live/room.ts';
import { stopStream } from '../../../live/stopStream.ts';
import type { Transaction } from '../../../ports/store.ts';
import { runDueJobs } from '../../../schedule/runDueJobs.ts';
import { createMemoryWorld, createMovableClock, type MemoryWorld } from '../../../testing/memoryWorld.ts';
import { demoLanguageOf } from '../../demoLanguage.ts';
import { claimDemoRooms, DEMO_ROOMS } from '../../demoRoom.ts';
import { castOf } from '../cast.ts';
import { LIFE_JOBS } from '../jobs.ts';
import { roomsOnAir } from './onAirRooms.ts';
import { roomBeat } from './roomBeat.ts';
import { allRoomLines, withNames } from './roomLines.ts';
import { SCENE_LINES } from './sceneLines.ts';

/** The clock starts at ten in the morning in Taipei. */
const BEGIN = Date.parse('2026-11-21T02:00:00.000Z');
const SECOND = 1000;
const RoomID = '2';
const HOST = '10000008';
const HOST_PHONE = '0910000007';
const CAST_PHONE = '0910000020';
const CAST_ID = '10000021';

const momentOf = ({ ports }: MemoryWorld) => {
  const now = ports.clock.now();
  return { ports, now, nowText: new Date(now).toISOString() };
};

/** A world whose demo room is on air. */
async function onAirWorld(): Promise<MemoryWorld> {
  const world = await createMemoryWorld({ clock: createMovableClock(() => BEGIN), chatMinVip: 3 });
  await change(world, async (tx) => {
    await claimDemoRooms(tx, momentOf(world));
    await publisherStarted(tx, momentOf(world), { RoomID, PublisherID: 'demo' }, 'untilEnded');
  });
  return world;
}

const change = ({ ports }: MemoryWorld, work: (tx: Transaction) => Promise<unknown>): Promise<unknown> =>
  ports.store.transaction(work);

async function pass({ ports, backend }: MemoryWorld, seconds: number): Promise<void> {
  for (let second = 1; second <= seconds; second += 1) {
    ports.clock.advance(SECOND);
    if (second % 20 === 0) backend.sweep(0);
    await runDueJobs(ports, LIFE_JOBS);
  }
}

const messagesOf = ({ ports }: MemoryWorld, room: string = RoomID): Promise<readonly MessageRow[]> =>
  ports.store.table('messages').find({ where: { Channel: CHANNEL_KEY.live(room) }, order: [['Seq', 'asc']] });
const roomOf = ({ ports }: MemoryWorld) => ports.store.table('liveRooms').get(RoomID);

describe('a live room of the demo world, while a page is open', () => {
  const MINUTES = 15;
  let world: MemoryWorld;
  let said: readonly MessageRow[];
  let gifts: { readonly Gifts: number; readonly GiftWorth: number } | undefined;
  let followers: readonly [before: number, after: number];
  beforeAll(async () => {
    world = await onAirWorld();
    const { store } = world.ports;
    const before = (await messagesOf(world)).length;
    const follows = await store.table('liveFollows').count({ RoomID });
    await (await new TestContext(world.adapter).guest()).openSocket('chat');
    await pass(world, MINUTES * 60);
    said = (await messagesOf(world)).slice(before);
    gifts = await store.table('liveSessions').get((await roomOf(world))?.SessionID ?? '');
    followers = [follows, await store.table('liveFollows').count({ RoomID })];
  }, 120_000);

  it('talks at the pace of people, and repeats no line within ten lines', () => {
    expect(said.length).toBeGreaterThan(MINUTES * 3);
    expect(said.length).toBeLessThan(MINUTES * 20);
    for (const [at, { Message }] of said.entries())
      expect(said.slice(Math.max(0, at - 10), at).map((line) => line.Message)).not.toContain(Message);
  });

  it('shows messages of the host, and of viewers whose tier may chat', () => {
    const writers = new Set(said.map(({ FromID }) => FromID));
    expect(writers.has(HOST)).toBe(true);
    expect(writers.size).toBeGreaterThan(5);
    for (const { Sender } of said) expect(Sender?.VIPLevel ?? 0).toBeGreaterThanOrEqual(3);
  });

  it('asks about the picture, and the host answers as a reply', () => {
    const questions = SCENE_LINES.zh_tw['dragon']?.questions ?? [];
    const answers = new Map(questions.map(({ text, answer }) => [text, answer]));
    const asked = new Map(said.flatMap(({ ID, Message }) => (answers.has(Message) ? [[ID, Message]] : [])));
    const replies = said.filter(({ FromID, ReplyID }) => FromID === HOST && asked.has(ReplyID));
    expect(replies.length).toBeGreaterThan(2);
    for (const { ReplyID, Message } of replies) expect(Message).toBe(answers.get(asked.get(ReplyID) ?? ''));
  });

  it('gives the host gifts through the ledger, and the host thanks', async () => {
    expect(gifts?.Gifts).toBeGreaterThan(5);
    expect(gifts?.Gifts).toBeLessThan(MINUTES * 6);
    expect(await auditLedger(world.ports.store)).toEqual([]);
    expect(said.some(({ FromID, Message }) => FromID === HOST && /謝謝|感謝/u.test(Message))).toBe(true);
  });

  it('lets viewers follow the host, and the room counts them', async () => {
    const [before, after] = followers;
    expect(after).toBeGreaterThan(before);
    expect((await roomOf(world))?.Followers).toBe(after);
  });

  it('names the game of its label', async () => {
    expect((await roomOf(world))?.GameCode).toBe('dragon');
  });
});

it.each(LOCALES)(
  'uses the language of the visitor in the room: %s',
  async (Lang) => {
    const world = await onAirWorld();
    const before = (await messagesOf(world)).length;
    const visitor = new TestContext(world.adapter).visitor();
    await (await new TestContext(world.adapter).guest()).openSocket('chat');
    for (let minute = 0; minute < 6; minute += 1) {
      await visitor.call(getOpenAds, { Lang, Bookmark: 'lobby' });
      await pass(world, 60);
    }
    const said = (await messagesOf(world)).slice(before);
    expect(said.length).toBeGreaterThan(8);
    expect(new Set(said.filter(({ FromID }) => FromID !== HOST).map(({ FromID }) => demoLanguageOf(FromID)))).toEqual(
      new Set([Lang]),
    );
    // Names of players are Chinese.
    const names = (await world.ports.store.table('players').find()).map(({ Name }) => Name);
    const texts = said.map(({ Message }) => names.reduce((text, name) => text.replace(name, ''), Message));
    expect(texts.some((text) => /\p{Script=Han}/u.test(text))).toBe(Lang === 'zh_tw');
  },
  60_000,
);

it('the demo host answers each player who writes, by name or with an answer, as a reply', async () => {
  const world = await onAirWorld();
  const writer = await (await new TestContext(world.adapter).member('0900000001')).openSocket('chat');
  await writer.call(joinRoom, { RoomID });
  for (const Message of ['主播好', '今天會播到幾點呢', '我覺得這個畫面很漂亮']) {
    const sent = await writer.call(sendLiveMessage, { Message });
    await pass(world, 45);
    const { List } = await writer.call(getLiveHistory, { RoomID, Page: 1 });
    const reply = List.find((line: ChatMessage) => line.ReplyID === sent.ID && line.Sender?.PlayerID === HOST);
    expect([Message, reply !== undefined]).toEqual([Message, true]);
  }
}, 60_000);

it('does nothing in a room that is off air or has no chat', async () => {
  const world = await onAirWorld();
  const host = await new TestContext(world.adapter).member('0900000002');
  const socket = await host.openSocket('chat');
  await socket.call(updateRoomSettings, { HasChat: false });
  await change(world, (tx) => publisherStarted(tx, momentOf(world), { RoomID: '1', PublisherID: 'own' }, 'untilEnded'));
  await change(world, (tx) => stopStream(tx, momentOf(world), RoomID));
  const before = [(await messagesOf(world)).length, (await messagesOf(world, '1')).length];
  await pass(world, 180);
  expect([(await messagesOf(world)).length, (await messagesOf(world, '1')).length]).toEqual(before);
  // A room that an operator stopped stays off air.
  expect(await roomOf(world)).toMatchObject({ ShownStatus: 2, Status: 2 });
}, 60_000);

it('keeps a stopped demo room off air until its host wishes to be on air', async () => {
  const world = await onAirWorld();
  await (await new TestContext(world.adapter).guest()).openSocket('chat');
  await change(world, async (tx) => {
    const room = await readRoom(tx, RoomID);
    await changeRoom(tx, momentOf(world), room, { Status: OFF_AIR }, 'wish');
    await stopStream(tx, momentOf(world), RoomID);
  });
  await change(world, (tx) => publisherStarted(tx, momentOf(world), { RoomID, PublisherID: 'b' }, 'untilEnded'));
  await pass(world, 30);
  expect(await roomOf(world)).toMatchObject({ ShownStatus: OFF_AIR, Status: OFF_AIR });
  const host = await new TestContext(world.adapter).member(HOST_PHONE);
  await (await host.openSocket('chat')).call(updateRoomSettings, { Status: ON_AIR });
  expect(await roomOf(world)).toMatchObject({ ShownStatus: ON_AIR, StopTime: '' });
}, 60_000);

describe('while a person uses an account of the cast', () => {
  it('the demo world neither writes, plays, gives nor watches as that player', async () => {
    const world = await onAirWorld();
    const { store } = world.ports;
    await (await new TestContext(world.adapter).guest()).openSocket('chat');
    await pass(world, 30);
    // The player is signed in without a connection, since the page is closed.
    await new TestContext(world.adapter).member(CAST_PHONE);
    await pass(world, 30);
    const counts = async () => [
      await store.table('messages').count({ FromID: CAST_ID }),
      await store.table('rounds').count({ PlayerID: CAST_ID }),
      await store.table('giftRecords').count({ PlayerID: CAST_ID }),
    ];
    const before = await counts();
    await pass(world, 10 * 60);
    expect(await counts()).toEqual(before);
    expect(await store.table('connections').count({ PlayerID: CAST_ID })).toBe(0);
    expect(await store.table('liveViewers').count({ PlayerID: CAST_ID })).toBe(0);
  }, 60_000);

  it('the demo does not host as that player until the person asks for it, nor after the sign-out', async () => {
    const world = await onAirWorld();
    const { store } = world.ports;
    expect(await roomOf(world)).toMatchObject({ ShownStatus: 1 });
    world.ports.clock.advance(60 * SECOND);
    const socket = await (await new TestContext(world.adapter).member(HOST_PHONE)).openSocket('chat');
    await pass(world, 10);
    expect(await roomOf(world)).toMatchObject({ ShownStatus: 2 });
    await socket.call(updateRoomSettings, { Status: 1 });
    const before = await store.table('messages').count({ FromID: HOST });
    await pass(world, 120);
    expect(await roomOf(world)).toMatchObject({ ShownStatus: 1 });
    expect(await store.table('messages').count({ FromID: HOST })).toBe(before);
    await socket.call(updateRoomSettings, { Status: 2 });
    await change(world, (tx) =>
      tx.table('sessions').update({ PlayerID: HOST, EndReason: '' }, { EndReason: 'signedOut' }),
    );
    await (await new TestContext(world.adapter).guest()).openSocket('chat');
    await pass(world, 10);
    expect(await roomOf(world)).toMatchObject({ ShownStatus: 1 });
  }, 60_000);

  it('the demo does not host as that player either if its publisher connects after the sign-in', async () => {
    const world = await onAirWorld();
    const publisher = { RoomID, PublisherID: 'demo' };
    await change(world, (tx) => publisherEnded(tx, momentOf(world), publisher));
    world.ports.clock.advance(60 * SECOND);
    const socket = await (await new TestContext(world.adapter).member(HOST_PHONE)).openSocket('chat');
    world.ports.clock.advance(SECOND);
    await change(world, (tx) => publisherStarted(tx, momentOf(world), publisher, 'untilEnded'));
    await pass(world, 10);
    expect(await roomOf(world)).toMatchObject({ ShownStatus: OFF_AIR, Status: OFF_AIR });
    await socket.call(updateRoomSettings, { Status: ON_AIR });
    await pass(world, 10);
    expect(await roomOf(world)).toMatchObject({ ShownStatus: ON_AIR });
  }, 60_000);

  it('a beat that began before the sign-in does nothing as that player', async () => {
    const world = await onAirWorld();
    const { store } = world.ports;
    await (await new TestContext(world.adapter).guest()).openSocket('chat');
    await pass(world, 60);
    const { cast, rooms } = await store.transaction(async (tx) => ({
      cast: await castOf(tx, momentOf(world)),
      rooms: await roomsOnAir(tx, momentOf(world)),
    }));
    const [session] = await store.table('sessions').find({ limit: 1 });
    const acts = async () => [
      await store.table('messages').count(),
      await store.table('giftRecords').count(),
      await store.table('liveFollows').count(),
    ];
    await change(world, async (tx) => {
      for (const { PlayerID } of cast)
        await tx.table('sessions').insert({
          ...assertDefined(session, 'a session'),
          TokenHash: `person:${PlayerID}`,
          PlayerID,
          EndReason: '',
          Expires: FOREVER,
        });
    });
    const before = await acts();
    for (let beat = 0; beat < 60; beat += 1) {
      world.ports.clock.advance(3 * SECOND);
      for (const unit of roomBeat(momentOf(world), rooms, { cast, beat })) await change(world, unit);
    }
    expect(await acts()).toEqual(before);
  }, 60_000);

  it('the demo room does not belong to an account for developers', async () => {
    const world = await createMemoryWorld();
    const room = await roomOf(world);
    const host = await world.ports.store.table('players').get(room?.HostID ?? '');
    expect(host?.Phone).not.toMatch(/^09000000/);
  });
});

it('a demo of an older version moves from the room of a fixed account to the demo room', async () => {
  const world = await onAirWorld();
  const { store } = world.ports;
  const StreamKeyHash = (await roomOf(world))?.StreamKeyHash ?? '';
  await change(world, async (tx) => {
    await tx.table('liveRooms').update({ RoomID }, { StreamKeyHash: '', GameCode: 'koi', Status: 2 });
    await tx.table('liveRooms').update({ RoomID: '1' }, { StreamKeyHash });
  });
  await change(world, (tx) => claimDemoRooms(tx, momentOf(world)));
  expect(await store.table('liveRooms').get('1')).toMatchObject({ StreamKeyHash: '' });
  expect(await roomOf(world)).toMatchObject({ StreamKeyHash, GameCode: 'dragon', Status: 1 });
});

it('opens a room for each scene once, with its title, and leaves out a host with a key of their own', async () => {
  const world = await createMemoryWorld();
  const { store } = world.ports;
  const claim = () => store.transaction((tx) => claimDemoRooms(tx, momentOf(world)));
  const claimed = await claim();
  expect(claimed.map(({ GameCode }) => GameCode)).toEqual(DEMO_ROOMS.map(({ GameCode }) => GameCode));
  expect(new Set(claimed.map(({ StreamKey }) => StreamKey)).size).toBe(DEMO_ROOMS.length);
  expect(await claim()).toEqual(claimed);
  for (const { HostID, GameCode, Title } of DEMO_ROOMS)
    expect(await store.table('liveRooms').find({ where: { HostID } })).toMatchObject([{ GameCode, Title, Status: 1 }]);
  await change(world, (tx) => tx.table('liveRooms').update({ RoomID }, { StreamKeyHash: 'own' }));
  expect(await claim()).toEqual(claimed.slice(1));
});

it('writes only short lines without blocked or warned words in a room', async () => {
  const { ports } = await createMemoryWorld();
  const { words } = await featureFlagsOf(ports).read();
  const longest = '一二三四五六七八九十';
  const lines = LOCALES.flatMap((locale: LocaleID) =>
    allRoomLines(locale).map((line) => withNames(line, { name: longest, gift: giftName(48)[locale] })),
  );
  for (const text of lines)
    expect([text, isSendable(readableText(text)), words.blocked.find(text), words.trading.find(text)]).toEqual([
      text,
      true,
      [],
      [],
    ]);
});
