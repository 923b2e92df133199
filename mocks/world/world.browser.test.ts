import { openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { TestSocket } from '#conformance/testSocket.ts';
import { GAME_CALLS, type GameAnswer, type GameCallName, type GameRequest } from '#games/api/index.ts';
import { getSession } from '#protocol/endpoints/auth.ts';
import { getHistory, publicMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { heartbeat, signInChat } from '#protocol/operations/connection.ts';
import { connectWorld } from '../page/connectWorld.ts';
import { hostWorld } from '../page/hostWorld.ts';
import type { WorldLink } from '../page/link.ts';
import { createMockAdapter } from '../testing/mockAdapter.ts';
import { deleteArchive, openArchive } from './archive.ts';
import { createWorld, type World } from './world.ts';

const FIRST = '10000001';
const SECOND = '10000002';
const names: string[] = [];
const links: WorldLink[] = [];

function freshName(): string {
  const name = `world-${crypto.randomUUID()}`;
  names.push(name);
  return name;
}
async function visit(name: string): Promise<WorldLink> {
  const link = await connectWorld(name);
  links.push(link);
  return link;
}
async function wake(name: string): Promise<{ world: World; link: WorldLink }> {
  const world = await createWorld({ archive: await openArchive(name), origin: location.origin, games: 'declared' });
  return { world, link: hostWorld(world) };
}

/** Signs a player in over a link, in their own jar, and opens a chat socket. */
async function chatOf(link: WorldLink, playerID: string): Promise<TestSocket> {
  await link.command({ command: 'signIn', jar: playerID, playerID });
  const session = await sessionOf(link, playerID);
  const { adapter } = createMockAdapter('', () => link);
  const testSocket = await TestSocket.open(
    {
      patience: (coming, what) => adapter.patience(coming, what),
      call: () => Promise.reject(new Error('no REST here')),
      connect: async (socket, events) =>
        link.open(socket, '', { frame: (text) => events.message(text), closed: (code) => events.closed(code) }),
    },
    'chat',
    { pushes: new Set(), closes: 0 },
  );
  expect((await testSocket.ask(signInChat.op, {}, { token: session?.token ?? '' })).Code).toBe(200);
  return testSocket;
}

function playGame(link: WorldLink) {
  let calls = 0;
  return async <Name extends GameCallName>(Call: Name, Body: GameRequest<Name>, Token?: string) => {
    calls += 1;
    const { Answer, Failure } = await link.game({ ID: calls, Call, Body, ...(Token !== undefined && { Token }) });
    if (Failure !== undefined) throw new Error(Failure.Code);
    return GAME_CALLS[Call].answer.parse(Answer) as GameAnswer<Name>;
  };
}

async function sessionOf(link: WorldLink, jar: string) {
  const { method, path } = getSession;
  const { body } = await link.call({ jar, brand: '', method, path, query: {}, headers: {}, body: '' });
  return getSession.result.parse(JSON.parse(String(body)));
}

describe('the world of all tabs', { timeout: 90_000 }, () => {
  afterEach(async () => {
    for (const link of links.splice(0)) link.leave();
    for (const name of names.splice(0)) await deleteArchive(name);
  });

  it('survives a reload: messages, sessions, cookies and the clock', async () => {
    const name = freshName();
    const before = await wake(name);
    const testSocket = await chatOf(before.link, FIRST);
    const { ID, Seq } = await testSocket.call(sendPublicMessage, { Message: '記得我' }, crypto.randomUUID());
    await before.link.command({ command: 'advance', seconds: 3600 });
    // The clock is the last commit, so a write after it shows that it is stored.
    await testSocket.call(sendPublicMessage, { Message: '還有我' }, crypto.randomUUID());
    await before.world.close();

    const after = await wake(name);
    expect((await sessionOf(after.link, FIRST))?.playerID).toBe(FIRST);
    const again = await chatOf(after.link, FIRST);
    const { List } = await again.call(getHistory, { ChannelType: 1, Page: 1, PerPage: 2 });
    expect(List.map((each) => [each.Message, each.Seq])).toEqual([
      ['還有我', Seq + 1],
      ['記得我', Seq],
    ]);
    expect(List[1]?.ID).toBe(ID);
    const { ServerTime } = await again.call(heartbeat, {});
    expect(Date.parse(ServerTime) - Date.now()).toBeGreaterThan(3_500_000);
    await after.world.close();
  });

  it('keeps the rounds, seeds and pools of the game server over a reload, and shares them between tabs', async () => {
    const name = freshName();
    const visitor = { Demo: { Brand: 'bj188', Visitor: 'visitor-1' }, GameCode: 'owl' };
    const before = await wake(name);
    const first = playGame(before.link);
    const { Token } = await first('openSession', visitor);
    const { Next } = await first('readState', {}, Token);
    const round = await first('spin', { Stake: 100, SeedID: Next.SeedID, Nonce: Next.Nonce }, Token);
    const pools = await first('readJackpots', { Brand: 'bj188', GameCode: 'owl' });
    await before.world.close();

    const after = playGame(await visit(name));
    expect((await after('readState', {}, Token)).OpenRound).toEqual(round);
    expect(await after('readJackpots', { Brand: 'bj188', GameCode: 'owl' })).toEqual(pools);
    const other = playGame(await visit(name));
    await other('close', { RoundID: round.RoundID }, Token);
    expect((await after('readState', {}, Token)).LastRound?.RoundID).toBe(round.RoundID);
    expect((await other('rotateSeed', {}, Token)).Revealed.Commitment).toBe(Next.Commitment);

    await links[0]?.command({ command: 'reset', size: 'demo' });
    await expect(after('readState', {}, Token)).rejects.toThrow('INVALID_SESSION');
  });

  it('is shared: a message of one tab reaches another', { tags: ['long'] }, async () => {
    const name = freshName();
    const listener = await chatOf(await visit(name), SECOND);
    const talker = await chatOf(await visit(name), FIRST);
    const sent = await talker.call(sendPublicMessage, { Message: '兩個分頁' }, crypto.randomUUID());
    expect((await listener.push(publicMessage)).result).toEqual(sent);
  });

  it('is reset for all tabs at once', { tags: ['long'] }, async () => {
    const name = freshName();
    const [one, other] = [await visit(name), await visit(name)];
    const testSocket = await chatOf(other, SECOND);
    const event: string[] = [];
    other.subscribe((each) => event.push(each));
    await one.command({ command: 'reset', size: 'empty' });
    expect(await testSocket.closed()).toBe(1012);
    expect([await other.command({ command: 'size' }), event]).toEqual(['empty', ['reset']]);
    expect(await sessionOf(other, SECOND)).toBeNull();
    const again = await chatOf(other, SECOND);
    expect((await again.call(getHistory, { ChannelType: 1, Page: 1, PerPage: 20 })).Total).toBe(0);
  });

  it("reports errors of its worker in the page's console", async () => {
    const name = freshName();
    const told: string[] = [];
    const link = await connectWorld(name, ({ message }) => told.push(message));
    links.push(link);
    const testSocket = await chatOf(link, FIRST);
    // Its archive closes so that it can be deleted; nothing is stored from now on.
    await deleteArchive(name);
    const { Code } = await testSocket.ask(sendPublicMessage.op, { Message: '留不住' });
    expect(Code).toBe(300003);
    expect(told.join()).toMatch(/sendPublicMessage failed unexpectedly[^]+caused by InvalidStateError/);
  });

  it('keeps the result of thousands of commits, compacted into few records at the next start', async () => {
    const name = freshName();
    const keptRecords = async (): Promise<number> => {
      const db = await openDB(name);
      const count = await db.count('commits');
      db.close();
      return count;
    };
    const before = await wake(name);
    await before.world.close();
    const archive = await openArchive(name);
    const row = (Value: number) => ({ Name: 'test', Value });
    const changed = (Value: number) => [{ table: 'settings', key: ['test'], row: row(Value) }] as const;
    for (let value = 0; value < 1500; value += 1) await archive.append(changed(value));
    await archive.append([{ table: 'settings', key: ['gone'], row: { Name: 'gone', Value: 1 } }]);
    await archive.append([{ table: 'settings', key: ['gone'], row: undefined }]);
    archive.close();
    expect(await keptRecords()).toBeGreaterThan(1500);

    for (let starts = 0; starts < 2; starts += 1) {
      const again = await openArchive(name);
      const settings = (await again.restore())?.rows.settings ?? [];
      again.close();
      expect(settings.filter(({ Name }) => ['test', 'gone'].includes(Name))).toEqual([row(1499)]);
      expect(await keptRecords()).toBeLessThan(100);
    }
    const after = await wake(name);
    await after.link.command({ command: 'signIn', jar: FIRST, playerID: FIRST });
    expect((await sessionOf(after.link, FIRST))?.playerID).toBe(FIRST);
    await after.world.close();
  });

  it('starts over after an older version stored other tables', async () => {
    const name = freshName();
    const first = await wake(name);
    await first.link.command({ command: 'reset', size: 'empty' });
    await first.world.close();
    const db = await openDB(name);
    await db.add('commits', [{ table: 'goblets', key: ['a'], row: { Name: 'of old' } }]);
    db.close();
    const second = await wake(name);
    expect(await second.link.command({ command: 'size' })).toBe('demo');
    await second.world.close();
  });
});
