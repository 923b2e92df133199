import { beforeAll, describe, expect, it } from 'vitest';
import type { TestSocket } from '#conformance/testSocket.ts';
import { createTestMembers, openAccount, type TestMember } from '#conformance/testMembers.ts';
import { TestContext } from '#conformance/testContext.ts';
import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { acceptChallenge, getChallenges } from '#protocol/operations/challenge.ts';
import { getPrivateRooms, sendPrivateMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { claimAllMissions, claimMission, getEvents, getMissions, missionDone } from '#protocol/operations/mission.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { gamesOf, PROVIDER } from '../testing/walletWorld.ts';
import { offeredMissions } from './offered.ts';

const all = async (socket: TestSocket) => (await socket.call(getMissions, {})).List;
const ids = async (socket: TestSocket) => (await all(socket)).map(({ MissionID }) => MissionID);
const find = async (socket: TestSocket, id: string) => (await all(socket)).find(({ MissionID }) => MissionID === id);

async function memberOf(context: TestContext, phone: string, provision: { VIPLevel?: number; isYoung?: boolean }) {
  const [made] = await createTestMembers(context, phone, { count: 1, gold: 100_000, ...provision });
  if (made === undefined) throw new Error('no member was made');
  return made;
}

describe('missions of a player', () => {
  let context: TestContext;
  let young: TestMember;
  beforeAll(async () => {
    context = new TestContext((await createMemoryWorld()).adapter);
    young = await memberOf(context, '0947000001', { isYoung: true });
  }, 30_000);

  it('leave out gifts in the first 24 hours, because gifts are refused in that time', async () => {
    const gift = { ToID: '10000004', ItemID: 1, Amount: 20_000 };
    expect((await young.chat.ask(sendGift.op, gift)).Code).toBe(300039);
    expect(await ids(young.lobby)).not.toContain('day-gift');
    const old = await memberOf(context, '0947000002', {});
    expect(await ids(old.lobby)).toContain('day-gift');
    expect((await old.chat.ask(sendGift.op, gift)).Code).toBe(200);
    expect(await find(old.lobby, 'day-gift')).toMatchObject({ State: 2 });
  });

  it('leave out the challenge of a gift too, which cannot be accepted either', async () => {
    const { List } = await young.lobby.call(getChallenges, {});
    expect(List.map(({ ChallengeID }) => ChallengeID)).not.toContain('day-gift');
    expect((await young.lobby.ask(acceptChallenge.op, { ChallengeID: 'day-gift' })).Code).toBe(300009);
  });

  it('ask for messages to friends and customer service below the tier of chat, and count these messages', async () => {
    expect(await find(young.lobby, 'day-chat')).toMatchObject({
      ToFriends: true,
      Text: { zh_tw: '傳訊息給好友或客服 3 則' },
      Progress: 0,
    });
    expect((await young.chat.ask(sendPublicMessage.op, { Message: '大家好' })).Code).toBe(200024);
    const { CustomerService } = await young.chat.call(getPrivateRooms, {});
    for (const Message of ['請問', '任務', '怎麼做'])
      await young.chat.call(sendPrivateMessage, { PlayerID: CustomerService?.PlayerID ?? '', Message });
    const { result } = await young.lobby.push(missionDone);
    expect(result).toMatchObject({ MissionID: 'day-chat', ToFriends: true, State: 2 });
    expect(await find(young.lobby, 'day-chat')).toEqual(result);
  });

  it('ask for messages in any channel from the tier of chat on', async () => {
    const gold = await memberOf(context, '0947000003', { VIPLevel: 3 });
    const mission = await find(gold.lobby, 'day-chat');
    expect(mission?.Text.zh_tw).toBe('聊天發言 3 則');
    expect(mission).not.toHaveProperty('ToFriends');
  });

  it('leave out messages and gifts while the player is muted', async () => {
    const muted = await memberOf(context, '0947000004', { VIPLevel: 3 });
    await context.setState(muted.id, { MuteSeconds: 60 });
    const listed = await ids(muted.lobby);
    expect(listed).not.toContain('day-chat');
    expect(listed).not.toContain('day-gift');
    await context.advance(61);
    expect(await ids(muted.lobby)).toEqual(expect.arrayContaining(['day-chat', 'day-gift']));
  });

  it('leave out member missions for a guest, and the mission that counts four of them', async () => {
    const guest = await (await context.guest()).openSocket('lobby');
    const listed = await ids(guest);
    for (const id of ['day-chat', 'day-gift', 'day-spend', 'day-envelope', 'week-friends', 'week-purchase', 'week-all'])
      expect(listed).not.toContain(id);
    for (const id of ['club', 'invite', 'email']) expect(listed).not.toContain(id);
    for (const id of ['day-rounds', 'day-all', 'phone']) expect(listed).toContain(id);
  });
});

describe('include missions about games while two of them can be played', () => {
  let context: TestContext;
  beforeAll(async () => {
    context = new TestContext((await createMemoryWorld({ games: gamesOf(PROVIDER) })).adapter);
    await context.visitor().call(setGameState, { GameCode: 'owl', Playable: true });
    await context.visitor().call(setGameState, { GameCode: 'tiger', Playable: true });
  }, 30_000);

  it('leave out three different games, keep their progress and include them again with a third game', async () => {
    const { id, lobby } = await memberOf(context, '0947000005', {});
    const play = (GameCode: string) =>
      context.visitor().call(settleRound, { PlayerID: id, GameCode, Bet: 100, Win: 0 });
    await play('owl');
    await play('tiger');
    expect(await find(lobby, 'day-games')).toBeUndefined();
    expect((await lobby.ask(claimMission.op, { MissionID: 'day-games' })).Code).toBe(300013);
    await context.visitor().call(setGameState, { GameCode: 'cat', Playable: true });
    expect(await find(lobby, 'day-games')).toMatchObject({ Progress: 2, State: 1 });
    await play('cat');
    expect(await find(lobby, 'day-games')).toMatchObject({ Progress: 3, State: 2 });
    await context.visitor().call(setGameState, { GameCode: 'cat', Playable: false });
    const fulfilled = (await all(lobby)).filter(({ State }) => State === 2).map(({ MissionID }) => MissionID);
    expect(fulfilled).toContain('day-games');
    const badge = (await lobby.call(getEvents, {})).List.find(({ Kind }) => Kind === 'mission')?.Badge;
    expect(badge).toBe(fulfilled.length);
    const { List } = await lobby.call(claimAllMissions, {});
    expect(List.map(({ MissionID }) => MissionID)).toEqual(fulfilled);
  });

  it("include three different games also if today's played games and the playable games together are three", async () => {
    const { id, lobby } = await memberOf(context, '0947000006', {});
    const setGame = (GameCode: string, Playable: boolean) =>
      context.visitor().call(setGameState, { GameCode, Playable });
    const play = (GameCode: string) =>
      context.visitor().call(settleRound, { PlayerID: id, GameCode, Bet: 100, Win: 0 });
    for (const GameCode of ['owl', 'tiger', 'cat']) await setGame(GameCode, true);
    await play('owl');
    await setGame('owl', false);
    expect(await find(lobby, 'day-games')).toMatchObject({ Progress: 1, State: 1 });
    await play('tiger');
    expect(await find(lobby, 'day-games')).toMatchObject({ Progress: 2, State: 1 });
    await setGame('tiger', false);
    expect(await find(lobby, 'day-games')).toMatchObject({ Progress: 2, State: 1 });
    // The rounds of yesterday do not count.
    await context.advance(24 * 60 * 60);
    const { Token } = await context.prove('0947000006');
    expect(await find((await openAccount(context, Token, id)).lobby, 'day-games')).toBeUndefined();
  });
});

describe('a mission that counts missions', () => {
  const nothing = {
    open: { Games: false, Shop: false, Live: true },
    playableGames: new Set<string>(),
    countedGames: new Map<string, ReadonlySet<string>>(),
    rights: { isMember: true, mayWrite: true, mayWriteToAll: false, mayGive: true },
  };
  const offers = (done: readonly string[]) =>
    offeredMissions(nothing, new Set(done)).some(({ MissionID }) => MissionID === 'day-all');

  it('is offered if its completed and possible missions together reach its count', () => {
    expect(offers([])).toBe(false);
    expect(offers(['day-rounds'])).toBe(false);
    expect(offers(['day-rounds', 'day-bet'])).toBe(true);
    expect(offers(['day-chat', 'day-gift'])).toBe(false);
    expect(offers(['week-bet', 'level-5'])).toBe(false);
  });
});
