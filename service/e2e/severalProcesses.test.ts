import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext, type TestSession } from '#conformance/testContext.ts';
import { requestID } from '#conformance/requestID.ts';
import { createTestMembers, openAccount } from '#conformance/testMembers.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { signOut } from '#protocol/endpoints/auth.ts';
import { advanceClock, setPlayerState, setSwitch } from '#protocol/endpoints/dev.ts';
import { getServiceStatus } from '#protocol/endpoints/operator.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { ChatMessage } from '#protocol/entities/message.ts';
import { CLOSE, MAX_TABS_PER_SESSION } from '#protocol/limits.ts';
import { publicMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { heartbeat, signInChat } from '#protocol/operations/connection.ts';
import { joinRoom, kickViewer, viewerKicked } from '#protocol/operations/live.ts';
import { type HostedRoom, hostRoomIn } from '../testing/hostedRoom.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { HAS_REDIS, type RedisServer, startRedisServer } from '../testing/redisServer.ts';
import { type ServiceProcess, startServiceProcess } from '../testing/serviceProcess.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const MESSAGES = 10;
const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;
/** Two processes start on a machine that also runs other tests. */
const START_MS = 180_000;

const contextOf = ({ port }: ServiceProcess): TestContext =>
  new TestContext(createWireAdapter(`http://127.0.0.1:${port}`));

/** Opens a chat socket of a member on another process. */
async function openOn(
  context: TestContext,
  { session }: { readonly session: Pick<TestSession, 'token'> },
): Promise<TestSocket> {
  const socket = await context.openSocket('chat');
  const answer = await socket.ask(signInChat.op, {}, { token: session.token });
  expect(answer.Code).toBe(200);
  return socket;
}

/** Returns the next messages of the public channel. */
async function takeMessages(socket: TestSocket, count: number): Promise<readonly string[]> {
  const taken: string[] = [];
  let last = 0;
  while (taken.length < count) {
    const { Seq, Message } = ChatMessage.parse((await socket.push(publicMessage)).result);
    expect(Seq).toBeGreaterThan(last);
    last = Seq;
    taken.push(Message);
  }
  return taken;
}

/** Sends messages from several sockets concurrently. */
const sendAll = (sockets: readonly TestSocket[], words: readonly string[]): Promise<unknown> =>
  Promise.all(
    words.map((Message, at) =>
      assertDefined(sockets[at % sockets.length], 'a talker').call(sendPublicMessage, { Message }),
    ),
  );

const wordsOf = (name: string): readonly string[] => Array.from({ length: MESSAGES }, (_, at) => `${name} ${at}`);

describe.skipIf(POSTGRES_URL === '').each([
  { way: 'by the poll alone', hasRedis: false },
  { way: 'with Redis', hasRedis: true },
])('two processes on one PostgreSQL database, $way', ({ hasRedis }) => {
  const databases = createDatabases();
  let redis: RedisServer | undefined;
  let room: HostedRoom;
  let running: readonly ServiceProcess[] = [];
  let contexts: readonly TestContext[] = [];
  let phone = 914_700_000;
  beforeAll(async () => {
    if (hasRedis && HAS_REDIS) redis = await startRedisServer();
    const url = await databases.create();
    room = await hostRoomIn(url);
    const start = () => startServiceProcess(url, 'shown', redis && { REDIS_URL: redis.url });
    running = await Promise.all([start(), start()]);
    contexts = running.map(contextOf);
  }, START_MS);
  afterEach(() => {
    for (const context of contexts) context.clear();
  });
  afterAll(async () => {
    await Promise.all(running.map((service) => service.stop()));
    await redis?.kill();
    await databases.dropAll();
  });

  const both = (): readonly [TestContext, TestContext] => {
    const [here, there] = contexts;
    return [assertDefined(here, 'a process'), assertDefined(there, 'another process')];
  };
  const nextPhone = (): string => `0${(phone += 1)}`;
  /** Creates three members, each with a chat socket on both processes. */
  async function crowd() {
    const [here, there] = both();
    const members = await createTestMembers(here, nextPhone(), { count: 3, VIPLevel: 5 });
    const [near, ...nearTalkers] = members.map(({ chat }) => chat);
    const [far, ...farTalkers] = await Promise.all(members.map((member) => openOn(there, member)));
    return {
      near: assertDefined(near, 'a reader'),
      far: assertDefined(far, 'a reader'),
      talkers: [...nearTalkers, ...farTalkers],
    };
  }

  it('deliver all pushes of each other in order', async () => {
    const { near, far, talkers } = await crowd();
    const words = wordsOf('message');
    await sendAll(talkers, words);
    const [nearby, farAway] = await Promise.all([takeMessages(near, MESSAGES), takeMessages(far, MESSAGES)]);
    expect(nearby).toEqual(farAway);
    expect(nearby.toSorted()).toEqual(words.toSorted());
  });

  it('close the sockets of a replaced session within a second, and push nothing to them afterwards', async () => {
    const [here, there] = both();
    const [talker] = await createTestMembers(here, nextPhone(), { count: 1, VIPLevel: 5 });
    const { Token } = await here.prove(nextPhone());
    const player = await openAccount(here, Token, '');
    const replaced = await openOn(there, player);
    await openAccount(here, Token, player.id);
    const before = performance.now();
    await assertDefined(talker, 'a talker').chat.call(sendPublicMessage, { Message: 'after it' });
    expect(await replaced.closed()).toBe(CLOSE.sessionEnded);
    expect(performance.now() - before).toBeLessThan(SECOND_MS);
    await wait(SECOND_MS / 2);
    expect(replaced.pending(publicMessage)).toEqual([]);
  });

  it('close the sockets of a banned player within a second', async () => {
    const [here, there] = both();
    const player = await openAccount(here, (await here.prove(nextPhone())).Token, '');
    const socket = await openOn(there, player);
    await here.visitor().call(setPlayerState, { PlayerID: player.id, Disabled: true });
    const before = performance.now();
    expect(await socket.closed()).toBe(CLOSE.sessionEnded);
    expect(performance.now() - before).toBeLessThan(SECOND_MS);
  });

  it('close the sockets of a session that signed out or paused within a second', async () => {
    const [here, there] = both();
    for (const end of [
      ({ visitor }: TestSession) => visitor.csrfToken().then((csrfToken) => visitor.call(signOut, { csrfToken })),
      ({ visitor, token }: TestSession) => visitor.call(suspendPlayer, { Days: 1 }, { token }),
    ]) {
      const player = await openAccount(here, (await here.prove(nextPhone())).Token, '');
      const socket = await openOn(there, player);
      await end(player.session);
      const before = performance.now();
      expect(await socket.closed()).toBe(CLOSE.sessionEnded);
      expect(performance.now() - before).toBeLessThan(SECOND_MS);
    }
  });

  it('refuse a muted player immediately, and notify a player who was removed from a live room within a second', async () => {
    const [here, there] = both();
    const { RoomID, hostToken } = room;
    const [viewer] = await createTestMembers(here, nextPhone(), { count: 1, VIPLevel: 5 });
    const { id: PlayerID, session } = assertDefined(viewer, 'a viewer');
    const hosting = await openOn(here, { session: { token: hostToken } });
    const far = await openOn(there, { session });
    for (const socket of [hosting, far]) await socket.call(joinRoom, { RoomID });
    await here.setState(PlayerID, { MuteSeconds: 60 });
    expect((await far.ask(sendPublicMessage.op, { Message: 'muted' })).Code).toBe(200068);
    await hosting.call(kickViewer, { RoomID, PlayerID, Seconds: 60 });
    const before = performance.now();
    await far.push(viewerKicked);
    expect(performance.now() - before).toBeLessThan(SECOND_MS);
    expect((await far.ask(joinRoom.op, { RoomID })).Code).toBe(300017);
  });

  it('count the tabs of a session together, so that the eleventh closes the oldest, also on another process', async () => {
    const [here, there] = both();
    const { token } = await here.guest();
    const open = async (context: TestContext): Promise<TestSocket> => {
      const socket = await context.openSocket('chat');
      expect((await socket.ask(signInChat.op, { Tab: requestID() }, { token })).Code).toBe(200);
      return socket;
    };
    const oldest = await open(there);
    const next = await open(here);
    for (let tab = 2; tab < MAX_TABS_PER_SESSION; tab += 1) await open(tab % 2 === 0 ? here : there);
    await open(here);
    expect(await oldest.closed()).toBe(CLOSE.displaced);
    await next.call(heartbeat, {});
    const nameless = await there.openSocket('chat');
    expect((await nameless.ask(signInChat.op, {}, { token })).Code).toBe(300047);
  });

  it('apply each other’s switches and clock within two seconds', async () => {
    const [here, there] = both();
    const status = () => there.visitor().call(getServiceStatus, {});
    await here.visitor().call(setSwitch, { Name: 'club', Value: 'off' });
    await vi.waitFor(async () => expect((await status()).Off).toContain('club'), { timeout: 2 * SECOND_MS });
    await here.visitor().call(setSwitch, { Name: 'club', Value: 'default' });
    const { ServerTime } = await here.visitor().call(advanceClock, { Advance: HOUR_SECONDS });
    await vi.waitFor(async () => expect((await status()).ServerTime >= ServerTime).toBe(true), {
      timeout: 2 * SECOND_MS,
    });
  });

  it.runIf(hasRedis && HAS_REDIS)('lose no message while Redis is killed, empty, and back', async () => {
    const { near, far, talkers } = await crowd();
    await sendAll(talkers, wordsOf('before'));
    await redis?.kill();
    await both()[0].advance(61);
    await sendAll(talkers, wordsOf('without'));
    await redis?.start();
    await both()[0].advance(61);
    await sendAll(talkers, wordsOf('again'));
    const [nearby, farAway] = await Promise.all([takeMessages(near, 3 * MESSAGES), takeMessages(far, 3 * MESSAGES)]);
    expect(nearby).toEqual(farAway);
    expect(nearby.toSorted()).toEqual([...wordsOf('before'), ...wordsOf('without'), ...wordsOf('again')].toSorted());
  });
});
