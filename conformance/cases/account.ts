import {
  cancelDeletion,
  exportAccount,
  getDeletion,
  requestDeletion,
  signOutEverywhere,
} from '#protocol/endpoints/account.ts';
import { choosePhoneAccount, getSession, signInGuest, switchAccount } from '#protocol/endpoints/auth.ts';
import { sendBindCode, verifyBindCode } from '#protocol/endpoints/phoneCode.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { AccountExport } from '#protocol/entities/account.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { sessionEnded } from '#protocol/operations/connection.ts';
import { createClub } from '#protocol/operations/club.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { addRelation } from '#protocol/operations/relation.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { confirmByCode } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers, type TestMember, type Provision } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSession, TestContext } from '../testContext.ts';
import { freshName } from './clubCast.ts';
import { atDawn } from './eventDay.ts';
import { order, pay } from './shopOrder.ts';

const DAY_SECONDS = 24 * 60 * 60;

async function freshMember(
  context: TestContext,
  phone: string,
  more: Omit<Provision, 'count'> = {},
): Promise<TestMember> {
  return assertDefined((await createTestMembers(context, phone, { count: 1, ...more }))[0], 'a member');
}

const request = ({ visitor, token, playerID }: TestSession) =>
  visitor.ask(requestDeletion, { Confirm: playerID }, { token });

async function leaveAll({ visitor }: TestSession) {
  return visitor.ask(signOutEverywhere, { csrfToken: await visitor.csrfToken() });
}

/** The cookies that identify a guest. */
const GUEST_COOKIES = ['menagerie.device', 'menagerie.session', 'menagerie.csrf'];

const everywhere: readonly ConformanceCase[] = [
  conforms(
    signOutEverywhere,
    200,
    'ends the session on every socket, with its reason, and its token',
    async (context) => {
      const { session, lobby, chat } = await freshMember(context, '0938100001');
      expectEqual((await leaveAll(session)).Code, 200, 'code');
      expectEqual((await chat.push(sessionEnded)).result, { Reason: 'signedOut' }, 'push 10002');
      expectEqual([await lobby.closed(), await chat.closed()], [4001, 4001], 'both sockets');
      expectEqual(await session.visitor.call(getSession, {}), null, 'the cookie');
      expectEqual((await session.visitor.ask(getOwnProfile, {}, { token: session.token })).Code, 100005, 'the token');
    },
  ),
  conforms(signOutEverywhere, 200, 'refuses an earlier proof of the phone', async (context) => {
    const { Token, players } = await context.prove('0938100001');
    const visitor = context.visitor();
    const choice = async () => ({
      Token,
      PlayerID: assertDefined(players[0], 'the account'),
      csrfToken: await visitor.csrfToken(),
    });
    await visitor.call(choosePhoneAccount, await choice());
    await visitor.call(signOutEverywhere, { csrfToken: await visitor.csrfToken() });
    expectEqual((await visitor.ask(choosePhoneAccount, await choice())).Code, 200056, 'the proof');
  }),
  conforms(signOutEverywhere, 200, "lets the guest's own device sign in again", async (context) => {
    const session = await context.guest();
    await leaveAll(session);
    expectEqual((await context.guest(session.visitor)).playerID, session.playerID, 'the guest');
  }),
  conforms(signOutEverywhere, 200, 'refuses copied cookies of a guest', async (context) => {
    const session = await context.guest();
    const thief = context.visitor();
    for (const [name, value] of session.visitor.copies(GUEST_COOKIES)) thief.keep(name, value);
    await leaveAll(session);
    expectEqual(await thief.call(getSession, {}), null, 'the copied session');
    expect((await context.guest(thief)).playerID !== session.playerID, 'another guest by the copied device');
    expectEqual((await context.guest(session.visitor)).playerID, session.playerID, 'the guest, in the own browser');
  }),
  conforms(signOutEverywhere, 100005, 'refuses a call without a session', async (context) => {
    const visitor = context.visitor();
    const answer = await visitor.ask(signOutEverywhere, { csrfToken: await visitor.csrfToken() });
    expectEqual([answer.status, answer.Code], [401, 100005], 'status and code');
  }),
  conforms(
    signOutEverywhere,
    200001,
    'shows that another sign-in ended the session, and ends nothing else',
    async (context) => {
      const older = await context.member('0938100001');
      const newer = await context.member('0938100001');
      const answer = await leaveAll(older);
      expectEqual([answer.status, answer.Code], [401, 200001], 'status and code');
      expectEqual(
        (await newer.visitor.ask(getOwnProfile, {}, { token: newer.token })).Code,
        200,
        'the newer one lives',
      );
    },
  ),
];

/** The export of the player's data. */
const exporting: readonly ConformanceCase[] = [
  conforms(exportAccount, 200, "exports the account's data, masked, and only the ids of others", async (context) => {
    const [me, friend] = await createTestMembers(context, '0938100002', { count: 2, VIPLevel: 3, gold: 500_000 });
    const own = assertDefined(me, 'a member');
    const other = assertDefined(friend, 'another');
    await own.lobby.call(addRelation, { PlayerID: other.id, Type: 1 });
    await own.chat.call(sendGift, { ToID: other.id, ItemID: 1, Amount: 20_000 });
    await own.chat.call(sendPublicMessage, { Message: '我要帶走我的資料' });
    await other.chat.call(sendPublicMessage, { Message: '這是別人說的話' });
    const { session } = own;
    const { reply } = await session.visitor.ask(exportAccount, {}, { token: session.token });
    expect(/^attachment; .*menagerie-\d+-[\d-]+\.json$/.test(reply.headers['content-disposition'] ?? ''), 'a download');
    const document = AccountExport.parse(JSON.parse(reply.text));
    expectEqual([document.PlayerID, document.Identities.Phone], [own.id, '0938100**2'], 'whose it is');
    expectEqual(document.Wallet, [{ ItemID: 1, Amount: 489_000 }], 'wallet');
    const moves = document.BankBook.List.map(({ AfterAmount, BeforeAmount }) => AfterAmount - BeforeAmount);
    expectEqual(
      [moves.includes(10_000), moves.includes(500_000), moves.reduce((sum, move) => sum + move, 0)],
      [true, true, 489_000],
      'bank book',
    );
    expectEqual(
      document.Gifts.List.map(({ OtherID, Amount, Fee }) => [OtherID, Amount, Fee]),
      [[other.id, 20_000, 1000]],
      'gifts',
    );
    expectEqual(
      document.Messages.List.map(({ Message }) => Message),
      ['我要帶走我的資料'],
      'messages',
    );
    expectEqual(
      document.Relations.List.map(({ OtherID, Type }) => [OtherID, Type]),
      [[other.id, 1]],
      'relations',
    );
    expectEqual(
      document.Sessions.List.map(({ Provider, EndReason }) => [Provider, EndReason]),
      [['choosePhoneAccount', '']],
      'sessions',
    );
    const name = (await own.lobby.call(getUserInfo, { PlayerID: other.id })).Name;
    expect(!reply.text.includes(name), "no one else's name");
    expect(!reply.text.includes('別人說的話'), "no one else's words");
    expect(!reply.text.includes(session.token), 'no token');
    const theirs = await other.session.visitor.ask(exportAccount, {}, { token: other.session.token });
    const { Mails } = AccountExport.parse(JSON.parse(theirs.reply.text));
    expectEqual(
      Mails.List.map(({ FromID, Source }) => [FromID, Source]),
      [[own.id, 'gift']],
      "the receiver's mails",
    );
  }),
];

/** The deletion of an account. */
const deleting: readonly ConformanceCase[] = [
  conforms(
    getDeletion,
    200,
    'shows that no deletion is requested, and the data that the law keeps',
    async (context) => {
      const { visitor, token } = await context.guest();
      const state = await visitor.call(getDeletion, {}, { token });
      expectEqual([state.State, state.RequestTime, state.DueTime], ['none', '', ''], 'state');
      expectEqual(
        state.Keeps.map(({ What }) => What),
        ['ledger', 'orders', 'invoices'],
        'kept',
      );
    },
  ),
  conforms(
    requestDeletion,
    200,
    'is due in 14 days and in the profile; a second request answers the same',
    async (context) => {
      const { session } = await freshMember(context, '0938100003');
      const { visitor, token, playerID } = session;
      const asked = await visitor.call(requestDeletion, { Confirm: playerID }, { token });
      const grace = Date.parse(asked.DueTime) - Date.parse(asked.RequestTime);
      expectEqual([asked.State, grace], ['requested', 14 * DAY_SECONDS * 1000], 'state and grace');
      const year = Number(asked.DueTime.slice(0, 4));
      expectEqual(
        asked.Keeps.map(({ What, Until }) => [What, Number(Until.slice(0, 4)) - year]),
        [
          ['ledger', 10],
          ['orders', 5],
          ['invoices', 5],
        ],
        'kept until',
      );
      await context.advance(61);
      expectEqual(await visitor.call(requestDeletion, { Confirm: playerID }, { token }), asked, 'asked again');
      expectEqual(await visitor.call(getDeletion, {}, { token }), asked, 'the state');
      expectEqual((await visitor.call(getOwnProfile, {}, { token })).deletionTime, asked.DueTime, 'in the profile');
    },
  ),
  conforms(requestDeletion, 100000, "requires the player's own id as confirmation", async (context) => {
    const { visitor, token } = await context.guest();
    const answer = await visitor.ask(requestDeletion, { Confirm: '10000001' }, { token });
    expectEqual([answer.Code, answer.Result['Field']], [100000, 'Confirm'], 'code and field');
    expectEqual((await visitor.call(getDeletion, {}, { token })).State, 'none', 'state');
  }),
  conforms(requestDeletion, 100000, 'names the fault of a field', async (context) => {
    const { visitor, token } = await context.guest();
    const answer = await visitor.ask(requestDeletion, { Confirm: '1'.repeat(17) }, { token });
    const words = 'Confirm: Too big: expected string to have <=16 characters';
    expectEqual([answer.Code, answer.Message], [100000, words], 'code and message');
  }),
  conforms(exportAccount, 300030, 'requires a sign-in or a code of the last ten minutes', async (context) => {
    const session = await context.guest();
    await context.advance(601);
    const late = await session.visitor.ask(exportAccount, {}, { token: session.token });
    expectEqual([late.Code, late.Result], [300030, {}], 'an old sign-in');
    const again = await context.guest(session.visitor);
    expectEqual((await again.visitor.ask(exportAccount, {}, { token: again.token })).status, 200, 'a new one');
    const phone = '0938100040';
    const member = await context.member(phone);
    await context.advance(601);
    const ask = () => member.visitor.ask(exportAccount, {}, { token: member.token });
    expectEqual((await ask()).Code, 300030, 'of a member');
    await confirmByCode(context, member, phone);
    expect((await ask()).reply.text.includes(member.playerID), 'after a code');
  }),
  conforms(requestDeletion, 300030, 'requires a sign-in of the last ten minutes', async (context) => {
    const session = await context.guest();
    await context.advance(601);
    expectEqual((await request(session)).Code, 300030, 'an old one');
    expectEqual((await request(await context.guest(session.visitor))).Code, 200, 'a new one');
  }),
  conforms(requestDeletion, 300013, 'is refused during a payment', async (context) => {
    const { session, socket } = await atDawn(context, '0938100004');
    await pay(session, await order(session, socket, { GateWay: 'credit' }));
    expectEqual((await request(session)).Code, 300013, 'code');
  }),
  conforms(requestDeletion, 300015, 'refuses a club leader until the club has another leader', async (context) => {
    const { session, lobby } = await freshMember(context, '0938100005', { VIPLevel: 3, gold: 500_000 });
    await lobby.call(createClub, { ClubName: freshName(), FlagColor: 1, Badge: 1 });
    expectEqual((await request(session)).Code, 300015, 'code');
  }),
  conforms(cancelDeletion, 200, 'cancels the deletion, also after another sign-in', async (context) => {
    const { session } = await freshMember(context, '0938100006');
    await request(session);
    const again = await context.member('0938100006');
    expectEqual([again.playerID, again.session.isRegist], [session.playerID, false], 'the account is still there');
    const { State } = await again.visitor.call(cancelDeletion, {}, { token: again.token });
    const { deletionTime } = await again.visitor.call(getOwnProfile, {}, { token: again.token });
    expectEqual([State, deletionTime], ['none', ''], 'state');
    await context.advance(14 * DAY_SECONDS + 61);
    expectEqual((await context.member('0938100006')).playerID, session.playerID, 'after the grace');
  }),
  conforms(cancelDeletion, 300011, 'refuses a cancellation without a requested deletion', async (context) => {
    const { visitor, token } = await context.guest();
    expectEqual((await visitor.ask(cancelDeletion, {}, { token })).Code, 300011, 'code');
  }),
  conforms(choosePhoneAccount, 100009, 'treats a deleted account as unknown, and frees its phone', async (context) => {
    const [gone, stays] = await createTestMembers(context, '0938100007', { count: 2 });
    const { id, session } = assertDefined(gone, 'who goes');
    const other = assertDefined(stays, 'who stays');
    await request(session);
    await context.advance(14 * DAY_SECONDS + 61);
    const { Token, players } = await context.prove('0938100007');
    expectEqual(players, [other.id], 'accounts on the phone');
    const visitor = context.visitor();
    const before = { Token, PlayerID: id, csrfToken: await visitor.csrfToken() };
    expectEqual((await visitor.ask(choosePhoneAccount, before)).Code, 100009, 'code');
    const left = await context.member('0938100007', visitor);
    const csrfToken = await visitor.csrfToken();
    expectEqual((await visitor.ask(switchAccount, { PlayerID: id, csrfToken })).Code, 100009, 'switching to it');
    const socket = await left.openSocket('lobby');
    const shown = await socket.call(getUserInfo, { PlayerID: id });
    expectEqual([shown.Name, shown.Bag.Items, shown.Information], ['已刪除的玩家', {}, ''], 'as others see it');
  }),
];

const upgrading: readonly ConformanceCase[] = [
  conforms(
    signInGuest,
    200,
    'gives the device of a bound guest a new guest; the phone leads to the old account',
    async (context) => {
      await context.advance(DAY_SECONDS + 1);
      const session = await context.guest();
      const { visitor, token } = session;
      const phone = { CountryCode: 886, PhoneNumber: '0938100008' } as const;
      await visitor.call(sendBindCode, { ...phone, Lang: 'zh-tw' }, { token });
      const ValidateCode = await context.codeFor(phone.PhoneNumber);
      await visitor.call(verifyBindCode, { ...phone, ValidateCode }, { token });
      const { player } = await visitor.call(getOwnProfile, {}, { token });
      expectEqual(player.tptType, [0, 6], 'ways to sign in, of the same session');
      expect((await context.guest(visitor)).playerID !== session.playerID, 'the device has another guest');
      await context.advance(61);
      expectEqual((await context.member(phone.PhoneNumber)).playerID, session.playerID, 'by the phone');
    },
  ),
];

export const accountCases: readonly ConformanceCase[] = [...everywhere, ...exporting, ...deleting, ...upgrading];
