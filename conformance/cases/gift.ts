import type { FailureCode } from '#protocol/codes.ts';
import { RELATION } from '#protocol/entities/relation.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getGiftCatalogue, getGiftRecords, giftShown, sendGift, setGiftPassword } from '#protocol/operations/gift.ts';
import { getRooms, joinRoom, kickViewer } from '#protocol/operations/live.ts';
import { actOnMails, getMails, newMail } from '#protocol/operations/mail.ts';
import { addRelation } from '#protocol/operations/relation.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { goldTo, type Pair, pairOf } from './giftPair.ts';
import type { TestContext } from '../testContext.ts';

const DAY = 24 * 3600;
const ROSE = 42;
/** Hosts live room 1. */
const HOST = '10000002';
const METEORS = 45;

function refusal(
  code: FailureCode,
  phone: string,
  title: string,
  gift: (context: TestContext, pair: Pair) => Promise<Readonly<Record<string, unknown>>>,
  { VIPLevel = 3, gold = 500_000 }: { VIPLevel?: number; gold?: number } = {},
): ConformanceCase {
  return conforms(sendGift, code, title, async (context) => {
    const pair = await pairOf(context, phone, VIPLevel, gold);
    const [giver, taker] = pair;
    const wanted = await gift(context, pair);
    const before = await giver.lobby.call(getWallet, {});
    expectEqual((await giver.chat.ask(sendGift.op, wanted)).Code, code, 'code');
    expectEqual(await giver.lobby.call(getWallet, {}), before, 'the wallet of the giver');
    expectEqual(taker.lobby.pending(newMail).length, 0, 'mails of the taker');
  });
}

export const giftCases: readonly ConformanceCase[] = [
  conforms(
    sendGift,
    200,
    'takes gold plus 5 % and reaches the receiver by mail, where it is collected',
    async (context) => {
      const [giver, taker] = await pairOf(context, '0933000001', 3, 100_000);
      const before = await giver.lobby.call(getWallet, {});
      const { Gift, Quota } = await giver.chat.call(sendGift, { ...goldTo(taker, 20_019), Fee: 1000 });
      expectEqual([Gift.Worth, Gift.Price, Gift.Fee, Gift.State], [20_019, 20_019, 1000, 1], 'worth, price and fee');
      expectEqual([Quota.GiftsLeft, Quota.WorthLeft], [9, 979_981], 'what is left of today');
      expectEqual((await giver.lobby.call(getWallet, {})).Gold, before.Gold - 21_019, 'gold of the giver');
      const shown = await taker.chat.push(giftShown);
      expectEqual([shown.result.From.PlayerID, shown.result.Amount], [giver.id, 20_019], 'the push');
      expect(shown.frame.R !== undefined, 'the push is personal');
      const { Mail } = (await taker.lobby.push(newMail)).result;
      expectEqual(
        [Mail.From, Mail.Attachments, Mail.Returnable],
        [giver.id, [{ ItemID: 1, Amount: 20_019 }], true],
        'mail',
      );
      expect(Mail.Content.zh_tw.includes('20,019 金幣'), Mail.Content.zh_tw);
      const held = await taker.lobby.call(getWallet, {});
      await taker.lobby.call(actOnMails, { Collect: [Mail.MailID] });
      expectEqual((await taker.lobby.call(getWallet, {})).Gold, held.Gold + 20_019, 'gold of the taker');
      const sent = await giver.lobby.call(getGiftRecords, { Page: 1 });
      expectEqual(sent.List, [{ ...Gift, State: 2 }], 'the record of the giver');
    },
  ),
  conforms(sendGift, 200, 'takes gems for effect gifts, which the receiver collects as gold', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000002', 3, 1, 300);
    const { List } = await giver.chat.call(getGiftCatalogue, {});
    const rose = assertDefined(
      List.find(({ ItemID }) => ItemID === ROSE),
      'a rose',
    );
    const { Gift } = await giver.chat.call(sendGift, { ToID: taker.id, ItemID: ROSE, Amount: 20, Fee: 0 });
    expectEqual(
      [Gift.PaidItemID, Gift.Price, Gift.Fee, Gift.Worth],
      [ITEM.gem, rose.Price * 20, 0, rose.Worth * 20],
      'price and worth',
    );
    expectEqual((await giver.lobby.call(getWallet, {})).Gem, 300 - rose.Price * 20, 'gems of the giver');
    expectEqual((await taker.chat.push(giftShown)).result.ItemID, ROSE, 'the effect');
    const { Mail } = (await taker.lobby.push(newMail)).result;
    expectEqual(Mail.Attachments, [{ ItemID: ITEM.gold, Amount: rose.Worth * 20 }], 'what lies in the mail');
  }),
  conforms(sendGift, 200, 'shows an effect gift to everyone in the live room', async (context) => {
    const [giver, viewer] = await pairOf(context, '0933000027', 3, 1, 50);
    await viewer.chat.call(joinRoom, { RoomID: '1' });
    const { Gift } = await giver.chat.call(sendGift, { ToID: HOST, ItemID: ROSE, Amount: 1, RoomID: '1' });
    const { result, frame } = await viewer.chat.push(giftShown);
    expectEqual(
      [result.GiftID, result.RoomID, result.From.PlayerID, result.ToID, frame.R],
      [Gift.GiftID, '1', giver.id, HOST, undefined],
      'the push',
    );
  }),
  conforms(sendGift, 300021, 'refuses a gift to the sender', async (context) => {
    const [giver] = await pairOf(context, '0933000003', 3, 100_000);
    expectEqual((await giver.chat.ask(sendGift.op, goldTo(giver, 20_000))).Code, 300021, 'code');
  }),
  conforms(sendGift, 200076, 'refuses guests and muted players', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000004', 3, 100_000);
    const guest = await (await context.guest()).openSocket('chat');
    expectEqual((await guest.ask(sendGift.op, goldTo(taker, 20_000))).Code, 200076, 'a guest');
    await context.setState(giver.id, { MuteSeconds: 600 });
    expectEqual((await giver.chat.ask(sendGift.op, goldTo(taker, 20_000))).Code, 200076, 'a muted member');
  }),
  refusal(200071, '0933000005', 'takes no gold below 20,000', async (_stage, [, taker]) => goldTo(taker, 19_999)),
  conforms(sendGift, 100000, 'accepts 1 to 99 of an effect gift, and only gifts', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000006', 3, 1, 5000);
    for (const [ItemID, Amount, Field] of [
      [ROSE, 100, 'Amount'],
      [ROSE, 0, 'Amount'],
      [50, 1, 'ItemID'],
      [2, 1, 'ItemID'],
    ] as const) {
      const answer = await giver.chat.ask(sendGift.op, { ToID: taker.id, ItemID, Amount });
      expectEqual([answer.Code, answer.Result], [100000, { Field }], `${Amount} of ${ItemID}`);
    }
  }),
  refusal(200070, '0933000007', 'reaches nobody where either has blocked the other', async (_stage, [giver, taker]) => {
    await giver.lobby.call(addRelation, { PlayerID: taker.id, Type: RELATION.blocked });
    const back = await taker.chat.ask(sendGift.op, goldTo(giver, 20_000));
    expectEqual(back.Code, 200070, 'from the one who was blocked');
    return goldTo(taker, 20_000);
  }),
  refusal(200070, '0933000008', 'knows nobody by an id that nobody has', async () => ({
    ToID: '99999999',
    ItemID: 1,
    Amount: 20_000,
  })),
  refusal(200077, '0933000009', 'reaches no banned account', async (context, [, taker]) => {
    await context.setState(taker.id, { Disabled: true });
    return goldTo(taker, 20_000);
  }),
  refusal(200121, '0933000010', 'gives nothing to guests', async (context) => ({
    ToID: (await context.guest()).playerID,
    ItemID: 1,
    Amount: 20_000,
  })),
  conforms(sendGift, 300017, 'shows nothing in a room whose host removed the giver', async (context) => {
    const host = await (await context.member('0900000002')).openSocket('chat');
    const [giver] = await pairOf(context, '0933000031', 3, 0, 100);
    const [viewer] = await createTestMembers(context, '0933000032', { count: 1 });
    const watching = assertDefined(viewer, 'a viewer').chat;
    await watching.call(joinRoom, { RoomID: '1' });
    await giver.chat.call(joinRoom, { RoomID: '1' });
    const { Until } = await host.call(kickViewer, { PlayerID: giver.id, Seconds: 600 });
    const rose = { ToID: HOST, ItemID: ROSE, Amount: 1 } as const;
    const answer = await giver.chat.ask(sendGift.op, { ...rose, RoomID: '1' });
    expectEqual([answer.Code, answer.Result], [300017, { Until }], 'the answer');
    expectEqual((await giver.lobby.call(getWallet, {})).Gem, 100, 'gems');
    await giver.chat.call(sendGift, rose);
    await watching.call(getRooms, {});
    expectEqual(watching.pending(giftShown).length, 0, 'gifts that the room saw');
  }),
  refusal(300011, '0933000011', 'shows in no room that is not there', async (_stage, [, taker]) => ({
    ...goldTo(taker, 20_000),
    RoomID: 'nowhere',
  })),
  refusal(200078, '0933000012', 'asks again where the fee is another one', async (_stage, [, taker]) => ({
    ...goldTo(taker, 20_000),
    Fee: 999,
  })),
  refusal(
    200079,
    '0933000013',
    'gives no more at once than the tier allows',
    async (_stage, [, taker]) => goldTo(taker, 50_001),
    { VIPLevel: 1 },
  ),
  refusal(
    200080,
    '0933000014',
    'gives three gifts a day from copper',
    async (_stage, [giver, taker]) => {
      for (const Amount of [20_000, 20_001, 20_002]) {
        await giver.chat.call(sendGift, goldTo(taker, Amount));
        await taker.lobby.push(newMail);
      }
      return goldTo(taker, 20_000);
    },
    { VIPLevel: 1 },
  ),
  refusal(
    200081,
    '0933000015',
    'gives nothing more where the worth of the day is used up',
    async (_stage, [giver, taker]) => {
      for (const Amount of [50_000, 50_000]) {
        await giver.chat.call(sendGift, goldTo(taker, Amount));
        await taker.lobby.push(newMail);
      }
      return goldTo(taker, 20_000);
    },
    { VIPLevel: 2 },
  ),
  refusal(
    200125,
    '0933000016',
    'gives nothing above what is left of the worth of the day',
    async (_stage, [giver, taker]) => {
      for (const Amount of [40_000, 39_999]) {
        await giver.chat.call(sendGift, goldTo(taker, Amount));
        await taker.lobby.push(newMail);
      }
      return goldTo(taker, 20_002);
    },
    { VIPLevel: 2 },
  ),
  refusal(100011, '0933000017', 'wants the fee, too', async (_stage, [, taker]) => goldTo(taker, 20_000), {
    gold: 10_999,
  }),
  refusal(200124, '0933000018', 'wants gems for effect gifts', async (_stage, [, taker]) => ({
    ToID: taker.id,
    ItemID: METEORS,
    Amount: 1,
  })),
  refusal(200218, '0933000019', 'wants the gift password where one is set', async (_stage, [giver, taker]) => {
    await giver.lobby.call(setGiftPassword, { Password: '246810' });
    const wrong = await giver.chat.ask(sendGift.op, { ...goldTo(taker, 20_000), Password: '000000' });
    expectEqual([wrong.Code, wrong.Result], [200218, { RemainingTime: 2 }], 'a wrong one');
    await giver.chat.call(sendGift, { ...goldTo(taker, 20_000), Password: '246810' });
    await taker.lobby.push(newMail);
    return goldTo(taker, 20_000);
  }),
  refusal(
    200122,
    '0933000020',
    'waits for the next day after three wrong passwords',
    async (_stage, [giver, taker]) => {
      await giver.lobby.call(setGiftPassword, { Password: '246810' });
      const codes = [];
      for (const Password of ['000000', '000001', '000002'])
        codes.push((await giver.chat.ask(sendGift.op, { ...goldTo(taker, 20_000), Password })).Code);
      expectEqual(codes, [200218, 200218, 200122], 'three wrong ones');
      return { ...goldTo(taker, 20_000), Password: '246810' };
    },
  ),

  conforms(
    getGiftCatalogue,
    200,
    "lists eight effects with prices, the fee, and the rest of the day's limit",
    async (context) => {
      const [giver, taker] = await pairOf(context, '0933000021', 4, 100_000);
      const before = await giver.chat.call(getGiftCatalogue, {});
      expectEqual(before.Gold, { Minimum: 20_000, FeePercent: 5 }, 'gold');
      expectEqual(
        before.List.map(({ ItemID }) => ItemID),
        [42, 43, 44, 45, 46, 47, 48, 49],
        'effects',
      );
      expectEqual(before.List[0]?.Names, { zh_tw: '玫瑰', id_id: 'Mawar', vi_vn: 'Hoa hồng' }, 'names');
      expectEqual([before.Quota.Gifts, before.Quota.Worth, before.HasPassword], [15, 2_000_000, false], 'platinum');
      await giver.chat.call(sendGift, goldTo(taker, 30_000));
      await giver.lobby.call(setGiftPassword, { Password: '112233' });
      const after = await giver.chat.call(getGiftCatalogue, {});
      expectEqual(
        [after.Quota.GiftsLeft, after.Quota.WorthLeft, after.HasPassword],
        [14, 1_970_000, true],
        'after a gift and a password',
      );
    },
  ),

  conforms(getGiftRecords, 200, 'lists sent and received gifts, newest first', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000022', 3, 200_000);
    const first = await giver.chat.call(sendGift, goldTo(taker, 20_000));
    await context.advance(2);
    const second = await taker.chat.call(sendGift, goldTo(giver, 30_000));
    const mine = await giver.lobby.call(getGiftRecords, { Page: 1 });
    expectEqual(
      mine.List.map(({ GiftID, Direction, Player, Amount }) => [GiftID, Direction, Player.PlayerID, Amount]),
      [
        [second.Gift.GiftID, 2, taker.id, 30_000],
        [first.Gift.GiftID, 1, taker.id, 20_000],
      ],
      'both',
    );
    const received = await giver.lobby.call(getGiftRecords, { Page: 1, Direction: 2 });
    expectEqual([received.Total, received.List[0]?.GiftID], [1, second.Gift.GiftID], 'received alone');
    const paged = await giver.lobby.call(getGiftRecords, { Page: 2, PerPage: 1 });
    expectEqual([paged.Total, paged.List[0]?.GiftID], [2, first.Gift.GiftID], 'the second page');
  }),
  conforms(getGiftRecords, 200, 'marks a gift as returned if it is not collected within 30 days', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000023', 3, 200_000);
    const { Gold } = await giver.lobby.call(getWallet, {});
    await giver.chat.call(sendGift, goldTo(taker, 20_000));
    await context.advance(30 * DAY + 1);
    const back = await context.member('0933000023');
    const lobby = await back.openSocket('lobby');
    expectEqual(back.playerID, giver.id, 'the first account of the phone');
    expectEqual((await lobby.call(getWallet, {})).Gold, Gold - 1000, 'gold, but for the fee');
    const { List } = await lobby.call(getGiftRecords, { Page: 1 });
    expectEqual([List.length, List[0]?.State], [1, 3], 'the record');
    const mails = await lobby.call(getMails, { Page: 1 });
    // Other mails report the new browser.
    const others = mails.List.filter(({ Source }) => Source !== 'security');
    expectEqual(
      others.map(({ Title }) => Title.zh_tw),
      ['禮物已退回'],
      'the notice',
    );
  }),
];
