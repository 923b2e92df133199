import {
  bindInviteCode,
  claimInviteReward,
  friendInvited,
  getInvitedFriends,
  getInviteInfo,
} from '#protocol/operations/invite.ts';
import { walletChanged } from '#protocol/operations/wallet.ts';
import { choosePhoneAccount } from '#protocol/endpoints/auth.ts';
import { bindPhone, confirmByCode } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import { requestID } from '../requestID.ts';
import { TestSession, type TestContext } from '../testContext.ts';

const DAY_SECONDS = 24 * 60 * 60;

interface Person {
  readonly session: TestSession;
  readonly socket: TestSocket;
  readonly playerID: string;
  readonly code: string;
}

/** Accounts on separate phones, oldest first, all signed in. */
async function people(context: TestContext, ...phones: readonly string[]): Promise<(place: number) => Person> {
  for (const phone of phones) {
    await context.member(phone);
    // Accounts made in the same millisecond would be equally old.
    await context.advance(1);
  }
  const made: Person[] = [];
  for (const testSession of await context.members(phones)) {
    const socket = await testSession.openSocket('lobby');
    const { FriendCode } = await socket.call(getInviteInfo, {});
    made.push({ session: testSession, socket, playerID: testSession.playerID, code: FriendCode });
  }
  return (place) => assertDefined(made[place], 'a person');
}

async function person(context: TestContext, phone: string): Promise<Person> {
  return (await people(context, phone))(0);
}

/** Two accounts, the second with the first one's code, and any further accounts. */
async function invitedPair(context: TestContext, ...phones: readonly string[]) {
  const each = await people(context, ...phones);
  const [inviter, friend] = [each(0), each(1)];
  await friend.socket.call(bindInviteCode, { FriendCode: inviter.code });
  return { inviter, friend, each };
}

export const inviteCases: readonly ConformanceCase[] = [
  conforms(
    getInviteInfo,
    200,
    'answers on the connection of a guest after the guest binds a phone',
    async (context) => {
      const guest = await context.guest();
      const socket = await guest.openSocket('lobby');
      expectEqual((await socket.ask(getInviteInfo.op, {})).Code, 300008, 'before');
      await bindPhone(context, guest, '0937200040');
      expectEqual((await socket.ask(getInviteInfo.op, {})).Code, 200, 'on the same connection');
    },
  ),
  conforms(getInviteInfo, 200, "shows the player's code, and counts the friends invited with it", async (context) => {
    const { inviter, friend } = await invitedPair(context, '0937200001', '0937200002');
    const info = await inviter.socket.call(getInviteInfo, {});
    expectEqual(
      [info.FriendCode, info.Friends, info.Claimable, info.Claimed, info.InviterID],
      [inviter.code, 1, 0, 0, ''],
      'of the inviter',
    );
    expect(info.BindUntil !== '', 'the inviter may still bind');
    const own = await friend.socket.call(getInviteInfo, {});
    expectEqual([own.InviterID, own.BindUntil, own.Friends], [inviter.playerID, '', 0], 'of the invited');
    expect(own.InviterName.startsWith('玩家') && own.FriendCode !== inviter.code, 'name of the inviter, own code');
    await context.setState(friend.playerID, { VIPLevel: 2 });
    expectEqual((await inviter.socket.call(getInviteInfo, {})).Claimable, 1, 'to take');
  }),

  conforms(
    bindInviteCode,
    200,
    'accepts a code in any spelling, pays gold and pushes to the inviter',
    async (context) => {
      const each = await people(context, '0937200003', '0937200004');
      const [inviter, friend] = [each(0), each(1)];
      const typed = `${inviter.code.slice(0, 4).toLowerCase()}-${inviter.code.slice(4)}`;
      const bound = await friend.socket.call(bindInviteCode, { FriendCode: typed });
      expectEqual([bound.Inviter.PlayerID, bound.Bonus], [inviter.playerID, 5000], 'inviter and bonus');
      expectEqual((await friend.socket.push(walletChanged)).result.Gold, 15_000, 'gold');
      const told = (await inviter.socket.push(friendInvited)).result;
      expectEqual([told.PlayerID, told.State], [friend.playerID, 1], 'the push');
    },
  ),
  conforms(
    bindInviteCode,
    100001,
    "refuses the player's own code, and the code of an account on the same phone",
    async (context) => {
      const me = await person(context, '0937200005');
      expectEqual((await me.socket.ask(bindInviteCode.op, { FriendCode: me.code })).Code, 100001, 'own');
      await context.advance(1);
      const proof = await context.prove('0937200005');
      const visitor = context.visitor();
      const csrfToken = await visitor.csrfToken();
      const session = await visitor.call(choosePhoneAccount, { Token: proof.Token, PlayerID: '', csrfToken });
      const second = await new TestSession(context, visitor, session).openSocket('lobby');
      expectEqual((await second.ask(bindInviteCode.op, { FriendCode: me.code })).Code, 100001, 'the same phone');
    },
  ),
  conforms(bindInviteCode, 100009, 'refuses an unknown code', async (context) => {
    const { socket } = await person(context, '0937200006');
    for (const FriendCode of ['ABC', 'ZZZZZZZZ', '沒有這個'])
      expectEqual((await socket.ask(bindInviteCode.op, { FriendCode })).Code, 100009, FriendCode);
  }),
  conforms(bindInviteCode, 300012, 'refuses a second code', async (context) => {
    const { inviter, friend } = await invitedPair(context, '0937200007', '0937200008');
    expectEqual((await friend.socket.ask(bindInviteCode.op, { FriendCode: inviter.code })).Code, 300012, 'again');
  }),
  conforms(bindInviteCode, 300016, 'is open for seven days from registration', async (context) => {
    const inviter = (await people(context, '0937200009', '0937200010'))(0);
    await context.advance(7 * DAY_SECONDS);
    const late = await person(context, '0937200010');
    expectEqual((await late.socket.ask(bindInviteCode.op, { FriendCode: inviter.code })).Code, 300016, 'too late');
    expectEqual((await late.socket.call(getInviteInfo, {})).BindUntil, '', 'no time left');
  }),
  conforms(bindInviteCode, 300017, 'refuses the code of a younger account', async (context) => {
    const each = await people(context, '0937200011', '0937200012');
    const [elder, younger] = [each(0), each(1)];
    expectEqual((await elder.socket.ask(bindInviteCode.op, { FriendCode: younger.code })).Code, 300017, 'code');
  }),
  conforms(bindInviteCode, 300014, 'refuses a fifty-first friend of an inviter', async (context) => {
    const inviter = await person(context, '0937200013');
    const bindOne = async (at: number): Promise<number> => {
      const friend = await person(context, `09372100${String(at).padStart(2, '0')}`);
      const { Code } = await friend.socket.ask(bindInviteCode.op, { FriendCode: inviter.code });
      friend.socket.close();
      return Code;
    };
    for (let at = 0; at < 50; at += 1) expectEqual(await bindOne(at), 200, `friend ${at + 1}`);
    expectEqual(await bindOne(50), 300014, 'the fifty-first');
  }),

  conforms(claimInviteReward, 200, 'rewards a friend at the milestone once, for any R', async (context) => {
    const { inviter, friend } = await invitedPair(context, '0937200014', '0937200015');
    await context.setState(friend.playerID, { VIPLevel: 2 });
    const R = requestID();
    const claimed = await inviter.socket.call(claimInviteReward, { FriendRequest: [friend.playerID] }, R);
    expectEqual([claimed.Gold, claimed.List.map(({ State }) => State)], [20_000, [3]], 'answer');
    expectEqual((await inviter.socket.push(walletChanged)).result.Gold, 30_000, 'gold');
    expectEqual(
      await inviter.socket.call(claimInviteReward, { FriendRequest: [friend.playerID] }, R),
      claimed,
      'the same R',
    );
    const again = await inviter.socket.ask(claimInviteReward.op, { FriendRequest: friend.playerID });
    expectEqual(again.Code, 300012, 'another R');
    expectEqual((await inviter.socket.call(getInviteInfo, {})).Claimed, 1, 'claimed');
  }),
  conforms(claimInviteReward, 300011, 'refuses players whom the caller did not invite', async (context) => {
    const { inviter } = await invitedPair(context, '0937200016', '0937200017');
    const answer = await inviter.socket.ask(claimInviteReward.op, { FriendRequest: '10000001' });
    expectEqual(answer.Code, 300011, 'a stranger');
  }),
  conforms(claimInviteReward, 300012, 'refuses a second reward for a friend', async (context) => {
    const { inviter, friend } = await invitedPair(context, '0937200018', '0937200019');
    await context.setState(friend.playerID, { VIPLevel: 2 });
    await inviter.socket.ask(claimInviteReward.op, { FriendRequest: friend.playerID });
    const again = await inviter.socket.ask(claimInviteReward.op, { FriendRequest: friend.playerID });
    expectEqual(again.Code, 300012, 'again');
  }),
  conforms(
    claimInviteReward,
    300013,
    'refuses a claim before the milestone, and a list with such a friend',
    async (context) => {
      const { inviter, friend, each } = await invitedPair(context, '0937200020', '0937200021', '0937200022');
      const slow = each(2);
      await slow.socket.call(bindInviteCode, { FriendCode: inviter.code });
      await context.setState(friend.playerID, { VIPLevel: 2 });
      const both = await inviter.socket.ask(claimInviteReward.op, { FriendRequest: [friend.playerID, slow.playerID] });
      expectEqual(both.Code, 300013, 'both');
      expectEqual((await inviter.socket.call(getInviteInfo, {})).Claimed, 0, 'nothing was taken');
      await inviter.socket.call(claimInviteReward, { FriendRequest: [friend.playerID] });
    },
  ),
  conforms(
    claimInviteReward,
    300013,
    "refuses a reward for an account that is by then on the inviter's phone",
    async (context) => {
      const { inviter, friend } = await invitedPair(context, '0937200030', '0937200031');
      await context.setState(friend.playerID, { VIPLevel: 2 });
      expectEqual((await inviter.socket.call(getInviteInfo, {})).Claimable, 1, 'what waits before');
      await confirmByCode(context, friend.session, '0937200031');
      await bindPhone(context, friend.session, '0937200030');
      const answer = await inviter.socket.ask(claimInviteReward.op, { FriendRequest: friend.playerID });
      expectEqual([answer.Code, (await inviter.socket.call(getInviteInfo, {})).Claimable], [300013, 0], 'then');
    },
  ),

  conforms(
    getInvitedFriends,
    200,
    'lists the invited friends, newest first, with their current state',
    async (context) => {
      const { inviter, friend, each } = await invitedPair(context, '0937200023', '0937200024', '0937200025');
      await context.advance(1);
      const later = each(2);
      await later.socket.call(bindInviteCode, { FriendCode: inviter.code });
      await context.setState(friend.playerID, { VIPLevel: 3 });
      const { List, Total } = await inviter.socket.call(getInvitedFriends, {});
      expectEqual(
        List.map(({ PlayerID, VIPLevel, State, Reward }) => [PlayerID, VIPLevel, State, Reward]),
        [
          [later.playerID, 1, 1, 20_000],
          [friend.playerID, 3, 2, 20_000],
        ],
        'friends',
      );
      expectEqual(Total, 2, 'total');
      const page = await inviter.socket.call(getInvitedFriends, { Page: 2, PerPage: 1 });
      expectEqual(assertDefined(page.List[0], 'a friend').PlayerID, friend.playerID, 'the second page');
    },
  ),
];
