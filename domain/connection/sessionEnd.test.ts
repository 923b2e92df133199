import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { identityToken } from '#conformance/account.ts';
import { jpegUrl, PICTURE } from '#conformance/picture.ts';
import { requestID } from '#conformance/requestID.ts';
import { type TestSession, TestContext } from '#conformance/testContext.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { bindIdentityProvider } from '#protocol/endpoints/identityProvider.ts';
import { writeRequest } from '#protocol/frame.ts';
import { publicMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { heartbeat, sessionEnded, signInChat } from '#protocol/operations/connection.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { type Backend, createBackend } from '../backend.ts';
import { purge } from '../operator/purge.ts';
import type { Store } from '../ports/store.ts';
import { BRANDS, createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';
import type { Connection } from './connection.ts';

const MINUTE_MS = 60_000;

let world: MemoryWorld;
let context: TestContext;
beforeEach(async () => {
  world = await createMemoryWorld();
  context = new TestContext(world.adapter);
});

async function audience(): Promise<{
  readonly session: TestSession;
  readonly chat: TestSocket;
  readonly lobby: TestSocket;
}> {
  const session = await context.member('0900000003');
  return { session, chat: await session.openSocket('chat'), lobby: await session.openSocket('lobby') };
}
async function writeSomething(): Promise<void> {
  const writer = await context.member('0900000001');
  const socket = await writer.openSocket('chat');
  await socket.call(sendPublicMessage, { Message: requestID() });
  await socket.call(heartbeat, {});
}

describe('a connection whose session is over', () => {
  it('is closed within a minute of the expiry with the reason, and gets no push after it', async () => {
    const { chat, lobby } = await audience();
    world.ports.clock.advance(DAY_MS + 1);
    world.backend.sweep(5000);
    expect([await chat.closed(), await lobby.closed()]).toEqual([4001, 4001]);
    expect((await chat.push(sessionEnded)).result).toEqual({ Reason: 'expired' });
    await writeSomething();
    expect(chat.pending(publicMessage)).toEqual([]);
  });

  it('is closed if the notice of the end from another process was lost', async () => {
    const { session, chat } = await audience();
    const tables = world.ports.store;
    await tables.transaction((tx) =>
      tx.table('sessions').update({ PlayerID: session.playerID, EndReason: '' }, { EndReason: 'disabled' }),
    );
    world.backend.sweep(MINUTE_MS);
    expect(await chat.closed()).toBe(4001);
    expect((await chat.push(sessionEnded)).result).toEqual({ Reason: 'disabled' });
  });

  it('is closed when the session’s row is gone', async () => {
    const { session, chat } = await audience();
    await world.ports.store.transaction((tx) => tx.table('sessions').remove({ PlayerID: session.playerID }));
    world.backend.sweep(MINUTE_MS);
    expect(await chat.closed()).toBe(4001);
  });

  it('is closed by the purge that removes the session, before any other check runs', async () => {
    const { chat } = await audience();
    world.ports.clock.advance(DAY_MS + 8 * DAY_MS);
    await world.ports.store.transaction((tx) => purge(tx, world.ports.clock.now()));
    // Waiting for the close would run the sweep, which also closes the connection.
    await expect.poll(() => chat.pending(sessionEnded)).toHaveLength(1);
    expect(await chat.closed()).toBe(4001);
    expect((await chat.push(sessionEnded)).result).toEqual({ Reason: 'expired' });
  });
});

it('reads all sessions together, once a minute, and keeps signed-in connections open', async () => {
  const { session } = await audience();
  const { store } = world.ports;
  let reads = 0;
  const counted: Store = {
    ...store,
    table: (name) => {
      if (name === 'sessions') reads += 1;
      return store.table(name);
    },
  };
  const backend = createBackend({ ...world.ports, store: counted });
  const closed: number[] = [];
  const connections: Connection[] = [];
  const brand = assertDefined(BRANDS[0], 'a brand');
  for (const token of [session.token, (await context.guest()).token]) {
    const transport = { send: () => {}, sendShared: () => {}, close: (code: number) => void closed.push(code) };
    const connection = backend.connect(transport, 'chat', brand);
    connections.push(connection);
    await connection.receive(writeRequest(signInChat.op, 'login', {}, token));
    expect(connection.identity?.session.EndReason).toBe('');
  }
  reads = 0;
  const sweep = async (elapsedMs: number): Promise<void> => {
    for (const connection of connections) connection.heard();
    backend.sweep(elapsedMs);
    // The in-memory store answers within the turn.
    await turn();
  };
  await sweep(MINUTE_MS);
  await sweep(5000);
  expect([reads, closed]).toEqual([1, []]);
  await store.transaction((tx) => tx.table('sessions').remove({ PlayerID: session.playerID }));
  await sweep(MINUTE_MS);
  expect([reads, closed]).toEqual([2, [4001]]);
});

describe('a REST call whose session ends while another service is called', () => {
  /** A backend whose calls to other services return only after every session is over. */
  const endingMeanwhile = (): Backend => {
    const { identities, pictures, store } = world.ports;
    const afterTheEnd = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
      await store.transaction((tx) => tx.table('sessions').update({ EndReason: '' }, { EndReason: 'signedOut' }));
      return answer();
    };
    return createBackend({
      ...world.ports,
      identities: { ...identities, verify: (...asked) => afterTheEnd(() => identities.verify(...asked)) },
      pictures: { rewrite: (jpeg) => afterTheEnd(() => pictures.rewrite(jpeg)) },
    });
  };
  const ask = async ({ path }: EndpointContract, token: string, input: object): Promise<unknown> => {
    const { body } = await endingMeanwhile().rest({
      method: 'POST',
      path,
      query: {},
      headers: { 'api-token': token },
      cookies: {},
      body: JSON.stringify(input),
      address: '127.0.0.1',
      brand: assertDefined(BRANDS[0], 'a brand'),
    });
    return body;
  };

  it('binds nothing', async () => {
    const { token, playerID } = await context.member('0941000070');
    const TPToken = await identityToken(context, 7, 'ended');
    expect(await ask(bindIdentityProvider, token, { SiteID: 'dev', TPType: 7, TPToken })).toMatchObject({
      Code: 100005,
    });
    expect(await world.ports.store.table('identities').count({ PlayerID: playerID })).toBe(0);
  });

  it('changes no picture', async () => {
    const { token, playerID } = await context.member('0941000070');
    expect(await ask(uploadHeadshot, token, { Token: token, Img: jpegUrl(PICTURE) })).toMatchObject({ Code: 100005 });
    expect(await world.ports.store.table('playerPictures').count({ PlayerID: playerID })).toBe(0);
  });
});

it('repeats a kept answer only while the session is valid', async () => {
  const socket = await (await context.member('0900000001')).openSocket('chat');
  const R = requestID();
  const first = await socket.ask(sendPublicMessage.op, { Message: '說一次' }, { R });
  expect(first.Code).toBe(200);
  expect((await socket.ask(sendPublicMessage.op, { Message: '說一次' }, { R })).Result).toEqual(first.Result);
  await world.ports.store.transaction((tx) =>
    tx.table('sessions').update({ EndReason: '' }, { EndReason: 'replaced' }),
  );
  expect((await socket.ask(sendPublicMessage.op, { Message: '說一次' }, { R })).Code).toBe(100005);
});
