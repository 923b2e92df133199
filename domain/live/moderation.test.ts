import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { RELATION } from '#protocol/entities/relation.ts';
import { blockViewer, getSanctions, joinRoom, kickViewer, setModerator } from '#protocol/operations/live.ts';
import { addRelation, deleteRelation } from '#protocol/operations/relation.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { type MediaNotice, readMediaNotice } from './mediaNotice.ts';

const HOST = '0900000002';
const VIEWER = '10000001';
const ROOM = '1';

async function hostedWorld() {
  const { adapter, ports } = await createMemoryWorld();
  const context = new TestContext(adapter);
  const session = await context.member(HOST);
  const host = await session.openSocket('chat');
  const notices: MediaNotice[] = [];
  ports.bus.subscribe((push) => {
    const notice = readMediaNotice(push);
    if (notice !== undefined) notices.push(notice);
  });
  return { context, session, host, notices, store: ports.store };
}

it('cuts the stream of a player who is removed', async () => {
  const { host, notices } = await hostedWorld();
  await host.call(kickViewer, { PlayerID: VIEWER, Seconds: 60 });
  await host.call(kickViewer, { PlayerID: VIEWER, Seconds: 0 });
  expect(notices).toEqual([{ Kind: 'cutViewer', RoomID: ROOM, PlayerID: VIEWER }]);
  await host.call(blockViewer, { PlayerID: VIEWER, Blocked: true });
  expect(notices).toHaveLength(2);
});

it('refuses a removal by a co-moderator whose role ended at the same moment', async () => {
  const { context, host, store } = await hostedWorld();
  const helper = await context.member('0900000001');
  const socket = await helper.openSocket('chat');
  for (let round = 0; round < 20; round += 1) {
    await host.call(setModerator, { PlayerID: helper.playerID, Moderator: true });
    const [kick] = await Promise.all([
      socket.ask(kickViewer.op, { RoomID: ROOM, PlayerID: '10000003', Seconds: 60 }),
      host.call(setModerator, { PlayerID: helper.playerID, Moderator: false }),
    ]);
    expect([200, 300013]).toContain(kick.Code);
    const rows = await store.table('liveSanctions').count({ PlayerID: '10000003' });
    expect(rows).toBe(kick.Code === 200 ? 1 : 0);
    expect((await socket.ask(kickViewer.op, { RoomID: ROOM, PlayerID: '10000003', Seconds: 60 })).Code).toBe(300013);
    await host.call(kickViewer, { PlayerID: '10000003', Seconds: 0 });
    await context.advance(11);
  }
});

it('removes a co-moderator with the role', async () => {
  const { context, host, store } = await hostedWorld();
  const helper = await context.member('0900000001');
  await host.call(setModerator, { PlayerID: helper.playerID, Moderator: true });
  await host.call(kickViewer, { PlayerID: helper.playerID, Seconds: 60 });
  expect(await store.table('liveModerators').count({ PlayerID: helper.playerID })).toBe(0);
});

it('removes a player permanently whom the host blocks as a player, and keeps that after the host ends the block', async () => {
  const { context, session, host, notices } = await hostedWorld();
  const viewer = await (await context.member('0900000001')).openSocket('chat');
  await viewer.call(joinRoom, { RoomID: ROOM });
  const lobby = await session.openSocket('lobby');
  await lobby.call(addRelation, { PlayerID: VIEWER, Type: RELATION.blocked });
  expect(notices).toEqual([{ Kind: 'cutViewer', RoomID: ROOM, PlayerID: VIEWER }]);
  expect((await viewer.ask(joinRoom.op, { RoomID: ROOM })).Code).toBe(300017);
  await lobby.call(deleteRelation, { PlayerID: VIEWER, Type: RELATION.blocked });
  expect(await host.call(getSanctions, { Page: 1, PerPage: 20 })).toMatchObject({
    List: [{ Kind: 'block', Player: { PlayerID: VIEWER } }],
  });
});
