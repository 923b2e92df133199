import type { FailureCode } from '#protocol/codes.ts';
import { RELATION } from '#protocol/entities/relation.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendGift, setGiftPassword } from '#protocol/operations/gift.ts';
import { actOnMails, getMails, newMail } from '#protocol/operations/mail.ts';
import { addRelation } from '#protocol/operations/relation.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers, type TestMember, openAccount, provide } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { requestID } from '../requestID.ts';
import type { TestContext } from '../testContext.ts';

const DAY = 24 * 3600;
const MIN_GIFT = 20_000;

type Pair = readonly [giver: TestMember, taker: TestMember];

/** A sender and a receiver of mail. The sender may give fifty gifts a day, and the receiver is a new account. */
async function pairOf(context: TestContext, phone: string): Promise<Pair> {
  const [giver, taker] = await createTestMembers(context, phone, { count: 2 });
  const pair = [assertDefined(giver, 'a giver'), assertDefined(taker, 'a taker')] as const;
  await provide(context, pair[0].id, { VIPLevel: 8, gold: 5_000_000, gems: 300 });
  return pair;
}

const give = async (
  { chat }: TestMember,
  { id, lobby }: TestMember,
  Amount = MIN_GIFT,
  ItemID: 1 | 42 = 1,
): Promise<string> => {
  await chat.call(sendGift, { ToID: id, ItemID, Amount });
  return (await lobby.push(newMail)).result.Mail.MailID;
};

interface Answer {
  /** The item is gold by default. */
  readonly amount?: number;
  readonly effect?: boolean;
  readonly password?: string;
  prepare?(context: TestContext, pair: Pair): Promise<unknown>;
}

/** If a rule of gifts refuses the return, the gift is not collected either. */
function notSentBack(code: FailureCode, phone: string, title: string, answer: Answer): ConformanceCase {
  return conforms(actOnMails, code, title, async (context) => {
    const pair = await pairOf(context, phone);
    const [giver, taker] = pair;
    const MailID = await give(giver, taker, answer.amount ?? MIN_GIFT, answer.effect === true ? 42 : 1);
    await answer.prepare?.(context, pair);
    const before = await taker.lobby.call(getWallet, {});
    const request = {
      CollectAndSendBack: [MailID],
      ...(answer.password !== undefined && { Password: answer.password }),
    };
    expectEqual((await taker.lobby.ask(actOnMails.op, request)).Code, code, 'code');
    expectEqual(await taker.lobby.call(getWallet, {}), before, 'the wallet');
    const { List } = await taker.lobby.call(getMails, { Page: 1, PerPage: 50 });
    expectEqual(List.find((mail) => mail.MailID === MailID)?.Collectable, true, 'the gift still waits');
  });
}

/** The receiver of a gift gives some gold away first. */
const giveAway =
  (...amounts: readonly number[]) =>
  async (context: TestContext, [giver, taker]: Pair): Promise<void> => {
    await provide(context, taker.id, { gold: 200_000 });
    for (const amount of amounts) await give(taker, giver, amount);
  };

export const mailCases: readonly ConformanceCase[] = [
  conforms(getMails, 200, 'pages mails three at a time, newest first, with the unread among them', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000101');
    const ids = [];
    for (let sent = 0; sent < 4; sent += 1) {
      ids.unshift(await give(giver, taker, MIN_GIFT + sent));
      await context.advance(1);
    }
    const first = await taker.lobby.call(getMails, { Page: 1 });
    const second = await taker.lobby.call(getMails, { Page: 2 });
    expectEqual(
      [...first.List, ...second.List].map(({ MailID }) => MailID),
      ids,
      'two pages',
    );
    expectEqual([first.List.length, first.Total, first.Unread], [3, 4, 4], 'three a page');
    const mail = assertDefined(first.List[0], 'a mail');
    expectEqual(
      [mail.From, mail.Sender?.PlayerID, mail.Source, mail.State, mail.Collectable, mail.Attachments],
      [giver.id, giver.id, 'gift', 1, true, [{ ItemID: 1, Amount: MIN_GIFT + 3 }]],
      'the newest',
    );
    expectEqual(Date.parse(mail.ExpireTime) - Date.parse(mail.CreateTime), 30 * DAY * 1000, 'its life');
  }),
  conforms(getMails, 200, 'pushes a new mail at once, with the unread count', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000102');
    await give(giver, taker);
    await giver.chat.call(sendGift, { ToID: taker.id, ItemID: 1, Amount: MIN_GIFT });
    const { result, frame } = await taker.lobby.push(newMail);
    expectEqual(result.Unread, 2, 'unread');
    expect(frame.R !== undefined, 'personal');
    expectEqual(
      (await taker.lobby.call(getMails, { Page: 1 })).List.map(({ MailID }) => MailID).includes(result.Mail.MailID),
      true,
      'the list has it',
    );
  }),

  conforms(actOnMails, 200, 'opens, collects once and deletes', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000103');
    const [a, b] = [await give(giver, taker), await give(giver, taker, 30_000)];
    const opened = await taker.lobby.call(actOnMails, { Screen: [a] });
    expectEqual([opened.Screened, opened.Unread, opened.Collectable], [[a], 1, 2], 'opened');
    const { Gold } = await taker.lobby.call(getWallet, {});
    const R = requestID();
    const collected = await taker.lobby.call(actOnMails, { Collect: 'all' }, R);
    expectEqual(
      [[...collected.Collected].toSorted(), collected.Attachments],
      [[a, b].toSorted(), [{ ItemID: 1, Amount: 50_000 }]],
      'all',
    );
    expectEqual(await taker.lobby.call(actOnMails, { Collect: 'all' }, R), collected, 'the same R again');
    expectEqual((await taker.lobby.call(actOnMails, { Collect: 'all' })).Collected, [], 'all again');
    expectEqual((await taker.lobby.call(getWallet, {})).Gold, Gold + 50_000, 'gold, once');
    const deleted = await taker.lobby.call(actOnMails, { Delete: 'all' });
    expectEqual([deleted.Deleted.length, deleted.Total], [2, 0], 'deleted');
  }),
  conforms(actOnMails, 200, 'collects a gift and gives the same amount back, with its fee', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000104');
    const MailID = await give(giver, taker);
    await provide(context, taker.id, { gold: 50_000 });
    const { Gold } = await taker.lobby.call(getWallet, {});
    const done = await taker.lobby.call(actOnMails, { CollectAndSendBack: 'all' });
    expectEqual([done.SentBack, done.Collected], [[MailID], [MailID]], 'both');
    expectEqual((await taker.lobby.call(getWallet, {})).Gold, Gold + MIN_GIFT - MIN_GIFT - 1000, 'gold');
    const { Mail } = (await giver.lobby.push(newMail)).result;
    expectEqual([Mail.From, Mail.Attachments], [taker.id, [{ ItemID: ITEM.gold, Amount: MIN_GIFT }]], 'what came back');
  }),
  conforms(actOnMails, 300011, 'refuses a mail of another player, and an expired one', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000105');
    const MailID = await give(giver, taker);
    for (const request of [{ Screen: [MailID] }, { Collect: [MailID] }, { Delete: [MailID] }])
      expectEqual((await giver.lobby.ask(actOnMails.op, request)).Code, 300011, 'of another');
    await context.advance(30 * DAY + 1);
    const [back] = [await (await context.member('0933000105')).openSocket('lobby')];
    expectEqual((await back.ask(actOnMails.op, { Collect: [MailID] })).Code, 300011, 'expired');
  }),
  conforms(actOnMails, 300012, 'pays attachments once', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000106');
    const MailID = await give(giver, taker);
    const { Gold } = await taker.lobby.call(getWallet, {});
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => taker.lobby.ask(actOnMails.op, { Collect: [MailID] })),
    );
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 7 }, () => 300012)],
      'eight at once',
    );
    expectEqual((await taker.lobby.call(getWallet, {})).Gold, Gold + MIN_GIFT, 'gold');
  }),
  conforms(actOnMails, 300015, 'refuses to delete a mail with attachments', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000107');
    const MailID = await give(giver, taker);
    expectEqual((await taker.lobby.ask(actOnMails.op, { Delete: [MailID] })).Code, 300015, 'held');
    await taker.lobby.call(actOnMails, { Screen: 'all' });
    expectEqual((await taker.lobby.call(actOnMails, { Delete: 'all' })).Deleted, [], 'nor with all');
    const done = await taker.lobby.call(actOnMails, { Collect: [MailID], Delete: [MailID] });
    expectEqual([done.Deleted, done.Total], [[MailID], 0], 'collected and deleted in one call');
  }),
  conforms(
    actOnMails,
    200083,
    'collects ten gifts a day from copper; the others wait for the next day',
    async (context) => {
      const [giver, taker] = await pairOf(context, '0933000108');
      const ids: string[] = [];
      for (let sent = 0; sent < 11; sent += 1) ids.push(await give(giver, taker));
      const { Collected, Collectable } = await taker.lobby.call(actOnMails, { Collect: 'all' });
      expectEqual([Collected.length, Collectable], [10, 1], 'ten');
      const left = assertDefined(
        ids.find((id) => !Collected.includes(id)),
        'one left',
      );
      for (const request of [{ Collect: 'all' }, { Collect: [left] }, { CollectAndSendBack: [left] }])
        expectEqual((await taker.lobby.ask(actOnMails.op, request)).Code, 200083, JSON.stringify(request));
      await context.advance(DAY);
      const again = await (await openedAgain(context, '0933000108', taker.id)).openSocket('lobby');
      expectEqual((await again.call(actOnMails, { Collect: 'all' })).Collected, [left], 'the day after');
    },
  ),
  notSentBack(100011, '0933000111', 'gives nothing back that one cannot pay', {
    amount: 400_000,
    prepare: (context, [, taker]) => context.setState(taker.id, { VIPLevel: 3 }),
  }),
  notSentBack(200124, '0933000112', 'gives no effect gift back without gems', {
    effect: true,
    amount: 30,
  }),
  notSentBack(200070, '0933000113', 'gives nothing back where one has blocked the other', {
    prepare: (_stage, [giver, taker]) => taker.lobby.call(addRelation, { PlayerID: giver.id, Type: RELATION.blocked }),
  }),
  notSentBack(200076, '0933000114', 'gives nothing back while muted', {
    prepare: (context, [, taker]) => context.setState(taker.id, { MuteSeconds: 600 }),
  }),
  notSentBack(200077, '0933000115', 'gives nothing back to a banned account', {
    prepare: (context, [giver]) => context.setState(giver.id, { Disabled: true }),
  }),
  notSentBack(200079, '0933000116', 'gives nothing back above what the tier allows at once', { amount: 50_001 }),
  notSentBack(200080, '0933000117', "gives nothing back beyond the day's number", {
    prepare: giveAway(MIN_GIFT, MIN_GIFT, MIN_GIFT),
  }),
  notSentBack(200081, '0933000118', "gives nothing back beyond the day's worth", {
    prepare: giveAway(50_000, 50_000),
  }),
  notSentBack(200125, '0933000119', "gives nothing back above what is left of the day's worth", {
    amount: 30_000,
    prepare: giveAway(50_000, 20_001),
  }),
  notSentBack(200218, '0933000120', 'wants the gift password to give back', {
    password: '000000',
    prepare: (_stage, [, taker]) => taker.lobby.call(setGiftPassword, { Password: '121212' }),
  }),
  notSentBack(200122, '0933000121', 'gives nothing back after three wrong passwords', {
    password: '121212',
    prepare: async (_stage, [, { lobby }]) => {
      await lobby.call(setGiftPassword, { Password: '121212' });
      for (const OldPassword of ['000000', '000001', '000002'])
        await lobby.ask(setGiftPassword.op, { Password: '', OldPassword });
    },
  }),
];

async function openedAgain(context: TestContext, phone: string, PlayerID: string) {
  const { Token } = await context.prove(phone);
  return (await openAccount(context, Token, PlayerID)).session;
}
