import {
  addRelation,
  deleteRelation,
  getRecommended,
  getRelations,
  relationChanged,
  searchPlayers,
} from '#protocol/operations/relation.ts';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { enterGame, showGame } from '#protocol/operations/play.ts';
import { modifyProfile, setPrivacy } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { withSwitches } from './operator.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestSession, TestContext } from '../testContext.ts';

const FRIEND = 1;
const BLOCKED = 2;
/** Fixed accounts of the demo world (decisions §1). */
const FIRST = '10000001';
const LEADER_PHONE = '0900000002';
const FIRST_NAME = '夜行者小葵';

const idsOf = (list: readonly { readonly PlayerID: string }[]): string[] => list.map(({ PlayerID }) => PlayerID);

interface Person {
  readonly session: TestSession;
  readonly socket: TestSocket;
  readonly playerID: string;
}

async function lobbiesOf(context: TestContext, ...phones: readonly string[]): Promise<(place: number) => Person> {
  const people: Person[] = [];
  for (const session of await context.members(phones))
    people.push({ session, socket: await session.openSocket('lobby'), playerID: session.playerID });
  return (place) => assertDefined(people[place], 'a person');
}

const lobbyOf = async (context: TestContext, phone: string): Promise<Person> => (await lobbiesOf(context, phone))(0);

export const relationCases: readonly ConformanceCase[] = [
  conforms(showGame, 200, 'shows the game to friends of both sides, until the page leaves it', async (context) => {
    const people = await lobbiesOf(context, '0937100031', '0937100032');
    const [own, friend] = [people(0), people(1)];
    const GameCode = 'cards';
    const seen = async (): Promise<string | undefined> => {
      const { List } = await own.socket.call(getRelations, { Type: FRIEND });
      return assertDefined(
        List.find(({ PlayerID }) => PlayerID === friend.playerID),
        'the friend',
      ).Playing;
    };
    await context.visitor().call(setGameState, { GameCode, Playable: true });
    await friend.socket.call(enterGame, { GameCode });
    await context.visitor().call(setGameState, { GameCode, Playable: false });
    await friend.socket.call(showGame, { GameCode });
    await own.socket.ask(addRelation.op, { PlayerID: friend.playerID, Type: FRIEND });
    await friend.socket.ask(deleteRelation.op, { PlayerID: own.playerID, Type: FRIEND });
    expectEqual(await seen(), undefined, 'of a player who did not add the caller');
    await friend.socket.call(addRelation, { PlayerID: own.playerID, Type: FRIEND });
    expectEqual(await seen(), GameCode, 'of a friend');
    const { List } = await own.socket.call(searchPlayers, { PlayerID: friend.playerID });
    expect(List[0] !== undefined && !('Playing' in List[0]), 'not in a search');
    await friend.socket.call(setPrivacy, { HideGame: true });
    expectEqual(await seen(), undefined, 'hidden');
    await friend.socket.call(setPrivacy, { HideGame: false });
    await withSwitches(context, [{ Name: `game:${GameCode}`, Value: 'off' }], async () =>
      expectEqual(await seen(), undefined, 'a game that the operator hides'),
    );
    expectEqual(await seen(), GameCode, 'shown again');
    await friend.socket.call(showGame, { GameCode: '' });
    expectEqual(await seen(), undefined, 'after leaving the game');
    await friend.socket.call(showGame, { GameCode });
    expectEqual(await seen(), GameCode, 'in the game again');
  }),
  conforms(showGame, 300011, 'refuses a game that the player never entered', async (context) => {
    const { socket } = await lobbyOf(context, '0937100033');
    expectEqual((await socket.ask(showGame.op, { GameCode: 'cards' })).Code, 300011, 'code');
  }),
  conforms(searchPlayers, 200, 'finds by any part of a name in any width and case, and by id', async (context) => {
    const { socket, playerID } = await lobbyOf(context, '0937100001');
    const byName = await socket.call(searchPlayers, { Name: '小葵', GetTotal: true });
    expect(idsOf(byName.List).includes(FIRST), 'a part of the name');
    expectEqual(byName.Total, byName.List.length, 'total of one page');
    expectEqual(
      idsOf((await socket.call(searchPlayers, { Name: 'ＬＵＣＫＹｂ' })).List),
      ['10000025'],
      'full width, other case',
    );
    const byID = await socket.call(searchPlayers, { PlayerID: FIRST });
    expectEqual([byID.Total, byID.List[0]?.Name, byID.List[0]?.VIPLevel], [undefined, FIRST_NAME, 3], 'by id');
    const decoded = await socket.call(searchPlayers, { Name: encodeURIComponent('小葵'), Decode: true });
    expectEqual(idsOf(decoded.List), idsOf(byName.List), 'percent-encoded');
    const own = playerID.slice(-6);
    expect(idsOf((await socket.call(searchPlayers, { Name: own })).List).includes(playerID), 'oneself is found');
    const others = await socket.call(searchPlayers, { Name: own, ExcludeSelf: true });
    expect(!idsOf(others.List).includes(playerID), 'unless excluded');
  }),
  conforms(searchPlayers, 200, 'ignores an empty name, pages by 20 and filters', async (context) => {
    const { socket } = await lobbyOf(context, '0937100001');
    expectEqual((await socket.call(searchPlayers, { Name: '  ', GetTotal: true })).Total, 0, 'nobody');
    const first = await socket.call(searchPlayers, { Name: '小', PerPage: 2, GetTotal: true });
    const second = await socket.call(searchPlayers, { Name: '小', PerPage: 2, Page: 2 });
    const all = await socket.call(searchPlayers, { Name: '小' });
    expectEqual(idsOf([...first.List, ...second.List]), idsOf(all.List).slice(0, 4), 'two pages of two');
    expectEqual(first.Total, all.List.length, 'total');
    const rich = await socket.call(searchPlayers, { Name: '小', MinVIPLevel: 3 });
    expectEqual(idsOf(rich.List), idsOf(all.List.filter(({ VIPLevel }) => VIPLevel >= 3)), 'gold and above');
    await socket.call(addRelation, { PlayerID: FIRST, Type: FRIEND });
    const friends = await socket.call(searchPlayers, { Name: '小', FriendsOnly: true });
    expectEqual(
      friends.List.map(({ PlayerID, Relationship }) => [PlayerID, Relationship]),
      [[FIRST, FRIEND]],
      'friends',
    );
    await socket.call(deleteRelation, { PlayerID: FIRST, Type: FRIEND });
    expect(!idsOf((await socket.call(searchPlayers, { Name: '小', NoClub: true })).List).includes(FIRST), 'in no club');
  }),
  conforms(searchPlayers, 200, 'gives leaders of clubs up to 1,000 players on a page, others 20', async (context) => {
    for (let guests = 0; guests < 21; guests += 1) await context.guest();
    const each = await lobbiesOf(context, LEADER_PHONE, '0937100001');
    const [leader, { socket }] = [each(0), each(1)];
    expect((await leader.socket.call(searchPlayers, { Name: '玩家', Bypass: true })).List.length > 20, 'more than 20');
    expectEqual((await socket.call(searchPlayers, { Name: '玩家' })).List.length, 20, 'a page');
  }),
  conforms(
    searchPlayers,
    100000,
    'refuses Bypass without the right, and a large page without Bypass',
    async (context) => {
      const { socket } = await lobbyOf(context, '0937100001');
      const bypass = await socket.ask(searchPlayers.op, { Name: '小', Bypass: true });
      expectEqual([bypass.Code, bypass.Result], [100000, { Field: 'Bypass' }], 'Bypass');
      const large = await socket.ask(searchPlayers.op, { Name: '小', PerPage: 21 });
      expectEqual([large.Code, large.Result], [100000, { Field: 'PerPage' }], 'PerPage');
    },
  ),
  conforms(searchPlayers, 200, 'finds a new name at once by any part of it, the exact name first', async (context) => {
    const each = await lobbiesOf(context, '0937100011', '0937100012');
    const [one, other] = [each(0), each(1)];
    const rename = (person: Person, Name: string) =>
      person.socket.call(modifyProfile, { Name, PicSetting: 2, Introduction: '你好' });
    await rename(one, '霧嶼燈塔');
    await rename(other, '一霧嶼燈塔');
    const ids = async (Name: string) => idsOf((await one.socket.call(searchPlayers, { Name })).List);
    for (const part of ['嶼', '霧嶼', '霧嶼燈'])
      expectEqual(await ids(part), [other.playerID, one.playerID], `by ${part}, in the order of names`);
    expectEqual(await ids('霧嶼燈塔'), [one.playerID, other.playerID], 'the exact name first');
    const pages = [1, 2, 3].map((Page) =>
      one.socket.call(searchPlayers, { Name: '霧嶼燈塔', Page, PerPage: 1, GetTotal: true }),
    );
    expectEqual(
      (await Promise.all(pages)).map(({ List, Total }) => [...idsOf(List), Total]),
      [[one.playerID, 2], [other.playerID, 2], [2]],
      'pages of one',
    );
    expectEqual(await ids('一霧嶼燈塔'), [other.playerID], 'five characters');
    expect(!(await ids(one.playerID.slice(-6))).includes(one.playerID), 'the old name finds nothing');
  }),
  conforms(searchPlayers, 200, 'leaves out disabled accounts', async (context) => {
    const each = await lobbiesOf(context, '0937100001', '0937100002');
    const [{ socket }, { playerID }] = [each(0), each(1)];
    await context.setState(playerID, { Disabled: true });
    expectEqual((await socket.call(searchPlayers, { PlayerID: playerID })).List, [], 'disabled');
    const byName = async () => idsOf((await socket.call(searchPlayers, { Name: playerID.slice(-6) })).List);
    expect(!(await byName()).includes(playerID), 'disabled, by name');
    await context.setState(playerID, { Disabled: false });
    expectEqual(idsOf((await socket.call(searchPlayers, { PlayerID: playerID })).List), [playerID], 'again');
    expect((await byName()).includes(playerID), 'again, by name');
  }),

  conforms(getRelations, 200, 'lists relations, newest first, with their online state', async (context) => {
    const each = await lobbiesOf(context, '0937100003', '0937100004');
    const [me, online] = [each(0), each(1)];
    await me.socket.call(addRelation, { PlayerID: '10000030', Type: FRIEND });
    await context.advance(1);
    await me.socket.call(addRelation, { PlayerID: online.playerID, Type: FRIEND });
    await me.socket.call(addRelation, { PlayerID: '10000031', Type: BLOCKED });
    const friends = await me.socket.call(getRelations, { Type: FRIEND, PerPage: 500 });
    expectEqual(
      friends.List.map(({ PlayerID, Online, Relationship }) => [PlayerID, Online, Relationship]),
      [
        [online.playerID, true, FRIEND],
        ['10000030', false, FRIEND],
      ],
      'friends',
    );
    expectEqual([friends.Total, friends.Limit], [2, 500], 'of friends');
    const blocked = await me.socket.call(getRelations, { Type: BLOCKED });
    expectEqual([idsOf(blocked.List), blocked.Limit], [['10000031'], 100], 'blocked');
    expectEqual((await online.socket.call(getRelations, { Type: FRIEND })).Total, 0, 'friendship is one-sided');
  }),
  conforms(getRelations, 200, 'lists friends online first, and counts them', async (context) => {
    const each = await lobbiesOf(context, '0937100041', '0937100042');
    const [me, online] = [each(0), each(1)];
    await me.socket.call(addRelation, { PlayerID: online.playerID, Type: FRIEND });
    await context.advance(1);
    await me.socket.call(addRelation, { PlayerID: '10000030', Type: FRIEND });
    const page = async (Page: number, PerPage: number) => {
      const { List, Total, Online } = await me.socket.call(getRelations, {
        Type: FRIEND,
        Order: 'online',
        Page,
        PerPage,
      });
      return [idsOf(List), Total, Online];
    };
    expectEqual(await page(1, 20), [[online.playerID, '10000030'], 2, 1], 'the whole list');
    expectEqual(await page(2, 1), [['10000030'], 2, 1], 'the second page of one');
    const newest = await me.socket.call(getRelations, { Type: FRIEND });
    expectEqual([newest.List[0]?.PlayerID, newest.Online], ['10000030', undefined], 'newest first, without a count');
  }),
  conforms(
    getRelations,
    200,
    'lists a dozen friends and a blocked player of the first demo account',
    async (context) => {
      const { socket } = await lobbyOf(context, '0900000001');
      const friends = await socket.call(getRelations, { Type: FRIEND });
      expect(friends.Total >= 12, `${friends.Total} friends`);
      expectEqual(friends.List.length, Math.min(20, friends.Total), 'on the page');
      expect((await socket.call(getRelations, { Type: BLOCKED })).Total >= 1, 'blocked');
    },
  ),

  conforms(
    addRelation,
    200,
    "pushes to a new friend and the player's other connections, but never to a blocked player",
    async (context) => {
      const each = await lobbiesOf(context, '0937100005', '0937100006');
      const [{ session, socket: here }, other] = [each(0), each(1)];
      const there = await session.openSocket('lobby');
      const added = await here.call(addRelation, { PlayerID: other.playerID, Type: FRIEND });
      expectEqual(added, { PlayerID: other.playerID, Relationship: 1 }, 'answer');
      const own = (await there.push(relationChanged)).result;
      expectEqual(
        [own.ByID, own.Player.PlayerID, own.Relationship],
        [session.playerID, other.playerID, 1],
        'the other connection',
      );
      const told = (await other.socket.push(relationChanged)).result;
      expectEqual(
        [told.ByID, told.Player.PlayerID, told.Relationship],
        [session.playerID, session.playerID, 1],
        'the friend',
      );
      await here.call(addRelation, { PlayerID: other.playerID, Type: BLOCKED });
      expectEqual((await there.push(relationChanged)).result.Relationship, 2, 'the block, on the other connection');
      expectEqual((await here.call(getRelations, { Type: FRIEND })).Total, 0, 'blocked is no friend any more');
      await other.socket.call(getRelations, { Type: FRIEND });
      expectEqual(other.socket.pending(relationChanged).length, 0, 'told of the block');
      await other.socket.call(addRelation, { PlayerID: session.playerID, Type: FRIEND });
      await here.call(getRelations, { Type: FRIEND });
      expectEqual(here.pending(relationChanged).length, 0, 'told of whom one blocked');
    },
  ),
  conforms(addRelation, 300018, 'refuses the caller as target', async (context) => {
    const { socket, playerID } = await lobbyOf(context, '0937100001');
    for (const Type of [FRIEND, BLOCKED])
      expectEqual((await socket.ask(addRelation.op, { PlayerID: playerID, Type })).Code, 300018, `type ${Type}`);
  }),
  conforms(addRelation, 100013, 'refuses an unknown player id', async (context) => {
    const { socket } = await lobbyOf(context, '0937100001');
    expectEqual((await socket.ask(addRelation.op, { PlayerID: '99999999', Type: FRIEND })).Code, 100013, 'code');
  }),
  conforms(addRelation, 300015, 'refuses an existing relation', async (context) => {
    const { socket } = await lobbyOf(context, '0937100007');
    for (const [PlayerID, Type] of [
      ['10000032', FRIEND],
      ['10000033', BLOCKED],
    ] as const) {
      await socket.call(addRelation, { PlayerID, Type });
      expectEqual((await socket.ask(addRelation.op, { PlayerID, Type })).Code, 300015, `type ${Type}`);
    }
  }),
  conforms(addRelation, 300017, 'refuses to befriend a blocked player before unblocking', async (context) => {
    const { socket } = await lobbyOf(context, '0937100008');
    await socket.call(addRelation, { PlayerID: '10000034', Type: BLOCKED });
    expectEqual((await socket.ask(addRelation.op, { PlayerID: '10000034', Type: FRIEND })).Code, 300017, 'blocked');
    await socket.call(deleteRelation, { PlayerID: '10000034', Type: BLOCKED });
    await socket.call(addRelation, { PlayerID: '10000034', Type: FRIEND });
  }),
  conforms(addRelation, 300014, 'refuses a hundred-and-first blocked player', async (context) => {
    const others = Array.from({ length: 59 }, (_, at) => String(10_000_002 + at));
    while (others.length < 101) others.push((await context.guest()).playerID);
    const { socket } = await lobbyOf(context, '0937100009');
    const codes: number[] = [];
    for (const [at, PlayerID] of others.entries()) {
      if (at % addRelation.rate.limit === 0) await context.advance(addRelation.rate.seconds + 1);
      codes.push((await socket.ask(addRelation.op, { PlayerID, Type: BLOCKED })).Code);
    }
    expectEqual(codes, [...Array.from({ length: 100 }, () => 200), 300014], 'codes');
    expectEqual((await socket.call(getRelations, { Type: BLOCKED })).Total, 100, 'blocked');
    await socket.call(addRelation, { PlayerID: assertDefined(others[100], 'the last'), Type: FRIEND });
  }),

  conforms(deleteRelation, 200, 'removes the relation to a friend and to a blocked player', async (context) => {
    const { socket } = await lobbyOf(context, '0937100010');
    for (const Type of [FRIEND, BLOCKED] as const) {
      await socket.call(addRelation, { PlayerID: '10000035', Type });
      const after = await socket.call(deleteRelation, { PlayerID: '10000035', Type });
      expectEqual(after, { PlayerID: '10000035', Relationship: 0 }, `of type ${Type}`);
      expectEqual((await socket.call(getRelations, { Type })).Total, 0, `left of type ${Type}`);
    }
  }),
  conforms(deleteRelation, 300015, 'refuses a missing relation, and one of the other type', async (context) => {
    const { socket } = await lobbyOf(context, '0937100011');
    expectEqual((await socket.ask(deleteRelation.op, { PlayerID: '10000036', Type: FRIEND })).Code, 300015, 'none');
    await socket.call(addRelation, { PlayerID: '10000036', Type: BLOCKED });
    expectEqual((await socket.ask(deleteRelation.op, { PlayerID: '10000036', Type: FRIEND })).Code, 300015, 'blocked');
  }),

  conforms(getRecommended, 200, 'recommends friends of friends, but no related or blocking player', async (context) => {
    const each = await lobbiesOf(context, '0937100012', '0937100013', '0937100014');
    const [me, middle, far] = [each(0), each(1), each(2)];
    await middle.socket.call(addRelation, { PlayerID: far.playerID, Type: FRIEND });
    await me.socket.call(addRelation, { PlayerID: middle.playerID, Type: FRIEND });
    const before = (await me.socket.call(getRecommended, {})).List;
    const found = assertDefined(
      before.find(({ PlayerID }) => PlayerID === far.playerID),
      'the friend of the friend',
    );
    expectEqual([found.Reason, found.MutualFriends, found.Relationship], ['mutual', 1, 0], 'why');
    expect(!idsOf(before).includes(middle.playerID) && !idsOf(before).includes(me.playerID), 'no friend, not oneself');
    await far.socket.call(addRelation, { PlayerID: me.playerID, Type: BLOCKED });
    expect(!idsOf((await me.socket.call(getRecommended, {})).List).includes(far.playerID), 'who blocked one');
  }),
  conforms(getRecommended, 200, 'recommends players who added the caller first', async (context) => {
    const each = await lobbiesOf(context, '0937100043', '0937100044');
    const [me, other] = [each(0), each(1)];
    await other.socket.call(addRelation, { PlayerID: me.playerID, Type: FRIEND });
    const first = (await me.socket.call(getRecommended, {})).List[0];
    expectEqual([first?.PlayerID, first?.Reason], [other.playerID, 'added'], 'the first');
    await other.socket.call(deleteRelation, { PlayerID: me.playerID, Type: FRIEND });
    expect(!idsOf((await me.socket.call(getRecommended, {})).List).includes(other.playerID), 'after the removal');
  }),
  conforms(getRecommended, 200, "recommends members of the player's club", async (context) => {
    const { socket } = await lobbyOf(context, LEADER_PHONE);
    const { List } = await socket.call(getRecommended, {});
    expect(List.length > 0 && List.length <= 20, `${List.length} players`);
    expect(
      List.some(({ Reason, Relationship }) => Reason === 'club' && Relationship === 0),
      'someone of the club',
    );
  }),
];
