import { heartbeat, signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { CLOSE, MAX_TABS_PER_SESSION } from '#protocol/limits.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import { requestID } from '../requestID.ts';
import type { TestContext } from '../testContext.ts';
import type { TestSocket } from '../testSocket.ts';

async function tabsOfGuest(context: TestContext) {
  const { token } = await context.guest();
  const open = async (socket: 'chat' | 'lobby', Tab: string): Promise<TestSocket> => {
    const testSocket = await context.openSocket(socket);
    const answer = await testSocket.ask((socket === 'chat' ? signInChat : signInLobby).op, { Tab }, { token });
    expectEqual(answer.Code, 200, `sign-in on the ${socket} socket (${answer.Message})`);
    return testSocket;
  };
  return { open };
}

export const tabCases: readonly ConformanceCase[] = [
  conforms(signInChat, 200, 'counts both sockets of a tab as one: ten tabs have two each', async (context) => {
    const { open } = await tabsOfGuest(context);
    const sockets = [];
    for (let tab = 0; tab < MAX_TABS_PER_SESSION; tab += 1) {
      const Tab = requestID();
      sockets.push(await open('lobby', Tab), await open('chat', Tab));
    }
    for (const socket of sockets) await socket.call(heartbeat, {});
  }),
  conforms(
    signInLobby,
    200,
    'admits an eleventh tab and closes both sockets of the oldest tab with 4003',
    async (context) => {
      const { open } = await tabsOfGuest(context);
      const first = requestID();
      const chat = await open('chat', first);
      const second = await open('lobby', requestID());
      // The first tab connects its other socket, so the second tab is now the oldest.
      const lobby = await open('lobby', first);
      for (let tab = 2; tab < MAX_TABS_PER_SESSION; tab += 1) await open('chat', requestID());
      await open('lobby', requestID());
      expectEqual(await second.closed(), CLOSE.displaced, 'the oldest tab');
      await lobby.call(heartbeat, {});
      await open('lobby', requestID());
      expectEqual([await chat.closed(), await lobby.closed()], [CLOSE.displaced, CLOSE.displaced], 'the next oldest');
      await (await open('lobby', first)).call(heartbeat, {});
    },
  ),
  conforms(
    signInLobby,
    200,
    'replaces the older connection of the same tab, which closes with 4003',
    async (context) => {
      const { open } = await tabsOfGuest(context);
      const Tab = requestID();
      const chat = await open('chat', Tab);
      const lost = await open('lobby', Tab);
      const again = await open('lobby', Tab);
      expectEqual(await lost.closed(), CLOSE.displaced, 'the connection that was lost');
      for (const socket of [chat, again]) await socket.call(heartbeat, {});
    },
  ),
  ...[signInChat, signInLobby].map((contract) =>
    conforms(
      contract,
      300047,
      'refuses an eleventh connection without a tab, and closes no other for it',
      async (context) => {
        const session = await context.guest();
        const sockets = [];
        for (let tab = 0; tab < MAX_TABS_PER_SESSION; tab += 1)
          sockets.push(await session.openSocket(tab % 2 === 0 ? 'chat' : 'lobby'));
        const eleventh = await context.openSocket('chat');
        expectEqual((await eleventh.ask(contract.op, {}, { token: session.token })).Code, 300047, 'the eleventh');
        for (const socket of sockets) await socket.call(heartbeat, {});
        await (await (await context.guest()).openSocket('chat')).call(heartbeat, {});
      },
    ),
  ),
];
