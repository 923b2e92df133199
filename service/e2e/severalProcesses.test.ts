import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { createTestMembers, openAccount, type TestMember } from '#conformance/testMembers.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { ChatMessage } from '#protocol/entities/message.ts';
import { CLOSE } from '#protocol/limits.ts';
import { publicMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { type ServiceProcess, startServiceProcess } from '../testing/serviceProcess.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const PHONE = '0914699101';
const OTHER_PHONE = '0914699102';
const MESSAGES = 10;
const SECOND_MS = 1000;

const contextOf = ({ port }: ServiceProcess): TestContext =>
  new TestContext(createWireAdapter(`http://127.0.0.1:${port}`));

/** A chat socket of a member on another process. */
async function openOn(context: TestContext, { session }: TestMember): Promise<TestSocket> {
  const socket = await context.openSocket('chat');
  const answer = await socket.ask(signInChat.op, {}, { token: session.token });
  expect(answer.Code).toBe(200);
  return socket;
}

const saidOn = async (socket: TestSocket, count: number): Promise<readonly (readonly [number, string])[]> => {
  const said: (readonly [number, string])[] = [];
  while (said.length < count) {
    const { Seq, Message } = ChatMessage.parse((await socket.push(publicMessage)).result);
    said.push([Seq, Message]);
  }
  return said;
};

describe.skipIf(POSTGRES_URL === '')('two processes on one PostgreSQL database', () => {
  const databases = createDatabases();
  let running: readonly ServiceProcess[] = [];
  let contexts: readonly TestContext[] = [];
  beforeAll(async () => {
    const url = await databases.create();
    running = await Promise.all([startServiceProcess(url), startServiceProcess(url)]);
    contexts = running.map(contextOf);
  });
  afterEach(() => {
    for (const context of contexts) context.clear();
  });
  afterAll(async () => {
    await Promise.all(running.map((service) => service.stop()));
    await databases.dropAll();
  });

  const both = (): readonly [TestContext, TestContext] => {
    const [here, there] = contexts;
    return [assertDefined(here, 'a process'), assertDefined(there, 'another process')];
  };

  it('deliver each other’s pushes, all of them and in order', { timeout: 60_000 }, async () => {
    const [here, there] = both();
    const [reader, ...talkers] = await createTestMembers(here, PHONE, { count: 3, VIPLevel: 5 });
    const near = await openOn(here, assertDefined(reader, 'a reader'));
    const far = await openOn(there, assertDefined(reader, 'a reader'));
    const farTalkers = await Promise.all(talkers.map((talker) => openOn(there, talker)));
    const chats = [...talkers.map(({ chat }) => chat), ...farTalkers];
    const words = Array.from({ length: MESSAGES }, (_, at) => `message ${at}`);
    await Promise.all(
      words.map((Message, at) =>
        assertDefined(chats[at % chats.length], 'a talker').call(sendPublicMessage, { Message }),
      ),
    );
    const [nearby, farAway] = await Promise.all([saidOn(near, MESSAGES), saidOn(far, MESSAGES)]);
    expect(nearby).toEqual(farAway);
    expect(nearby.map(([, message]) => message).toSorted()).toEqual(words.toSorted());
    const seqs = nearby.map(([seq]) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  });

  it('close the sockets of a replaced session within a second, and push nothing to them afterwards', {
    timeout: 60_000,
  }, async () => {
    const [here, there] = both();
    const [player] = await createTestMembers(here, OTHER_PHONE, { count: 1 });
    const [talker] = await createTestMembers(here, '0914699103', { count: 1, VIPLevel: 5 });
    const replaced = await openOn(there, assertDefined(player, 'a player'));
    const { Token } = await here.prove(OTHER_PHONE);
    const before = performance.now();
    await openAccount(here, Token, assertDefined(player, 'a player').id);
    await assertDefined(talker, 'a talker').chat.call(sendPublicMessage, { Message: 'after it' });
    expect(await replaced.closed()).toBe(CLOSE.sessionEnded);
    expect(performance.now() - before).toBeLessThan(SECOND_MS);
    await wait(SECOND_MS / 2);
    expect(replaced.pending(publicMessage)).toEqual([]);
  });
});
