import {
  bindInviteCode,
  claimInviteReward,
  friendInvited,
  getInvitedFriends,
  getInviteInfo,
} from '#protocol/operations/invite.ts';
import { walletChanged } from '#protocol/operations/user.ts';
import { choosePhoneAccount } from '#protocol/endpoints/auth.ts';
import { bindPhone, confirmByCode } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { Line } from '../line.ts';
import { requestID } from '../requestID.ts';
import { Seat, type Stage } from '../stage.ts';

const DAY_SECONDS = 24 * 60 * 60;

interface Person {
  readonly seat: Seat;
  readonly line: Line;
  readonly playerID: string;
  readonly code: string;
}

/** Accounts on phones of their own, the first the eldest, all signed in. */
async function people(stage: Stage, ...phones: readonly string[]): Promise<(place: number) => Person> {
  for (const phone of phones) {
    await stage.member(phone);
    // Accounts made in the same millisecond would be equally old.
    await stage.advance(1);
  }
  const made: Person[] = [];
  for (const seat of await stage.members(phones)) {
    const line = await seat.line('lobby');
    const { FriendCode } = await line.call(getInviteInfo, {});
    made.push({ seat, line, playerID: seat.playerID, code: FriendCode });
  }
  return (place) => assertDefined(made[place], 'a person');
}

async function person(stage: Stage, phone: string): Promise<Person> {
  return (await people(stage, phone))(0);
}

/** Two accounts, the second of which has bound the first one's code, and any more. */
async function invitedPair(stage: Stage, ...phones: readonly string[]) {
  const each = await people(stage, ...phones);
  const [inviter, friend] = [each(0), each(1)];
  await friend.line.call(bindInviteCode, { FriendCode: inviter.code });
  return { inviter, friend, each };
}

export const inviteCases: readonly ConformanceCase[] = [
  conforms(getInviteInfo, 200, 'shows one’s own code, and counts those whom it brought', async (stage) => {
    const { inviter, friend } = await invitedPair(stage, '0937200001', '0937200002');
    const info = await inviter.line.call(getInviteInfo, {});
    expectEqual(
      [info.FriendCode, info.Friends, info.Claimable, info.Claimed, info.InviterID],
      [inviter.code, 1, 0, 0, ''],
      'of the inviter',
    );
    expect(info.BindUntil !== '', 'the inviter may still bind');
    const own = await friend.line.call(getInviteInfo, {});
    expectEqual([own.InviterID, own.BindUntil, own.Friends], [inviter.playerID, '', 0], 'of the invited');
    expect(own.InviterName.startsWith('玩家') && own.FriendCode !== inviter.code, 'name of the inviter, own code');
    await stage.setState(friend.playerID, { VIPLevel: 2 });
    expectEqual((await inviter.line.call(getInviteInfo, {})).Claimable, 1, 'to take');
  }),

  conforms(bindInviteCode, 200, 'takes a code as people type it, brings gold and tells the inviter', async (stage) => {
    const each = await people(stage, '0937200003', '0937200004');
    const [inviter, friend] = [each(0), each(1)];
    const typed = `${inviter.code.slice(0, 4).toLowerCase()}-${inviter.code.slice(4)}`;
    const bound = await friend.line.call(bindInviteCode, { FriendCode: typed });
    expectEqual([bound.Inviter.PlayerID, bound.Bonus], [inviter.playerID, 5000], 'inviter and bonus');
    expectEqual((await friend.line.push(walletChanged)).result.Gold, 15_000, 'gold');
    const told = (await inviter.line.push(friendInvited)).result;
    expectEqual([told.PlayerID, told.State], [friend.playerID, 1], 'the push');
  }),
  conforms(
    bindInviteCode,
    100001,
    'refuses one’s own code, and that of an account on one’s own phone',
    async (stage) => {
      const me = await person(stage, '0937200005');
      expectEqual((await me.line.ask(bindInviteCode.op, { FriendCode: me.code })).Code, 100001, 'own');
      await stage.advance(1);
      const proof = await stage.prove('0937200005');
      const visitor = stage.visitor();
      const csrfToken = await visitor.csrfToken();
      const session = await visitor.call(choosePhoneAccount, { Token: proof.Token, PlayerID: '', csrfToken });
      const second = await new Seat(stage, visitor, session).line('lobby');
      expectEqual((await second.ask(bindInviteCode.op, { FriendCode: me.code })).Code, 100001, 'the same phone');
    },
  ),
  conforms(bindInviteCode, 100009, 'knows no such code', async (stage) => {
    const { line } = await person(stage, '0937200006');
    for (const FriendCode of ['ABC', 'ZZZZZZZZ', '沒有這個'])
      expectEqual((await line.ask(bindInviteCode.op, { FriendCode })).Code, 100009, FriendCode);
  }),
  conforms(bindInviteCode, 300012, 'binds once', async (stage) => {
    const { inviter, friend } = await invitedPair(stage, '0937200007', '0937200008');
    expectEqual((await friend.line.ask(bindInviteCode.op, { FriendCode: inviter.code })).Code, 300012, 'again');
  }),
  conforms(bindInviteCode, 300016, 'is open for seven days from registration', async (stage) => {
    const inviter = (await people(stage, '0937200009', '0937200010'))(0);
    await stage.advance(7 * DAY_SECONDS);
    const late = await person(stage, '0937200010');
    expectEqual((await late.line.ask(bindInviteCode.op, { FriendCode: inviter.code })).Code, 300016, 'too late');
    expectEqual((await late.line.call(getInviteInfo, {})).BindUntil, '', 'no time left');
  }),
  conforms(bindInviteCode, 300017, 'takes no code of a younger account', async (stage) => {
    const each = await people(stage, '0937200011', '0937200012');
    const [elder, younger] = [each(0), each(1)];
    expectEqual((await elder.line.ask(bindInviteCode.op, { FriendCode: younger.code })).Code, 300017, 'code');
  }),
  conforms(bindInviteCode, 300014, 'lets nobody invite more than 50', async (stage) => {
    const inviter = await person(stage, '0937200013');
    const bindOne = async (at: number): Promise<number> => {
      const friend = await person(stage, `09372100${String(at).padStart(2, '0')}`);
      const { Code } = await friend.line.ask(bindInviteCode.op, { FriendCode: inviter.code });
      friend.line.close();
      return Code;
    };
    for (let at = 0; at < 50; at += 1) expectEqual(await bindOne(at), 200, `friend ${at + 1}`);
    expectEqual(await bindOne(50), 300014, 'the fifty-first');
  }),

  conforms(claimInviteReward, 200, 'rewards a friend at the milestone once, whatever R', async (stage) => {
    const { inviter, friend } = await invitedPair(stage, '0937200014', '0937200015');
    await stage.setState(friend.playerID, { VIPLevel: 2 });
    const R = requestID();
    const claimed = await inviter.line.call(claimInviteReward, { FriendRequest: [friend.playerID] }, R);
    expectEqual([claimed.Gold, claimed.List.map(({ State }) => State)], [20_000, [3]], 'answer');
    expectEqual((await inviter.line.push(walletChanged)).result.Gold, 30_000, 'gold');
    expectEqual(
      await inviter.line.call(claimInviteReward, { FriendRequest: [friend.playerID] }, R),
      claimed,
      'the same R',
    );
    const again = await inviter.line.ask(claimInviteReward.op, { FriendRequest: friend.playerID });
    expectEqual(again.Code, 300012, 'another R');
    expectEqual((await inviter.line.call(getInviteInfo, {})).Claimed, 1, 'claimed');
  }),
  conforms(claimInviteReward, 300011, 'rewards only one’s own invited friends', async (stage) => {
    const { inviter } = await invitedPair(stage, '0937200016', '0937200017');
    const answer = await inviter.line.ask(claimInviteReward.op, { FriendRequest: '10000001' });
    expectEqual(answer.Code, 300011, 'a stranger');
  }),
  conforms(claimInviteReward, 300012, 'rewards a friend once', async (stage) => {
    const { inviter, friend } = await invitedPair(stage, '0937200018', '0937200019');
    await stage.setState(friend.playerID, { VIPLevel: 2 });
    await inviter.line.ask(claimInviteReward.op, { FriendRequest: friend.playerID });
    const again = await inviter.line.ask(claimInviteReward.op, { FriendRequest: friend.playerID });
    expectEqual(again.Code, 300012, 'again');
  }),
  conforms(
    claimInviteReward,
    300013,
    'waits for the milestone; one who is not there holds up the rest',
    async (stage) => {
      const { inviter, friend, each } = await invitedPair(stage, '0937200020', '0937200021', '0937200022');
      const slow = each(2);
      await slow.line.call(bindInviteCode, { FriendCode: inviter.code });
      await stage.setState(friend.playerID, { VIPLevel: 2 });
      const both = await inviter.line.ask(claimInviteReward.op, { FriendRequest: [friend.playerID, slow.playerID] });
      expectEqual(both.Code, 300013, 'both');
      expectEqual((await inviter.line.call(getInviteInfo, {})).Claimed, 0, 'nothing was taken');
      await inviter.line.call(claimInviteReward, { FriendRequest: [friend.playerID] });
    },
  ),
  conforms(
    claimInviteReward,
    300013,
    'brings nothing for an account that is on one’s own phone by now',
    async (stage) => {
      const { inviter, friend } = await invitedPair(stage, '0937200030', '0937200031');
      await stage.setState(friend.playerID, { VIPLevel: 2 });
      expectEqual((await inviter.line.call(getInviteInfo, {})).Claimable, 1, 'what waits before');
      await confirmByCode(stage, friend.seat, '0937200031');
      await bindPhone(stage, friend.seat, '0937200030');
      const answer = await inviter.line.ask(claimInviteReward.op, { FriendRequest: friend.playerID });
      expectEqual([answer.Code, (await inviter.line.call(getInviteInfo, {})).Claimable], [300013, 0], 'then');
    },
  ),

  conforms(getInvitedFriends, 200, 'lists whom one’s code brought, newest first, as they stand now', async (stage) => {
    const { inviter, friend, each } = await invitedPair(stage, '0937200023', '0937200024', '0937200025');
    await stage.advance(1);
    const later = each(2);
    await later.line.call(bindInviteCode, { FriendCode: inviter.code });
    await stage.setState(friend.playerID, { VIPLevel: 3 });
    const { List, Total } = await inviter.line.call(getInvitedFriends, {});
    expectEqual(
      List.map(({ PlayerID, VIPLevel, State, Reward }) => [PlayerID, VIPLevel, State, Reward]),
      [
        [later.playerID, 1, 1, 20_000],
        [friend.playerID, 3, 2, 20_000],
      ],
      'friends',
    );
    expectEqual(Total, 2, 'total');
    const page = await inviter.line.call(getInvitedFriends, { Page: 2, PerPage: 1 });
    expectEqual(assertDefined(page.List[0], 'a friend').PlayerID, friend.playerID, 'the second page');
  }),
];
