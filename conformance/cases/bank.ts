import { getBagLog } from '#protocol/endpoints/bank.ts';
import { grantItems, settleRound } from '#protocol/endpoints/dev.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getBankBook, getBankTrend } from '#protocol/operations/bank.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';

const DAY_SECONDS = 24 * 60 * 60;
const GAME = 'owl';

async function freshMember(context: TestContext, phone: string): Promise<TestMember> {
  return assertDefined((await createTestMembers(context, phone, { count: 1 }))[0], 'a member');
}

/** Grants of an item, each a second after the previous grant. */
async function grants(
  context: TestContext,
  { id }: TestMember,
  ItemID: number,
  amounts: readonly number[],
): Promise<void> {
  for (const Amount of amounts) {
    await context.advance(1);
    await context.visitor().call(grantItems, { PlayerID: id, ItemID, Amount });
  }
}

export const bankCases: readonly ConformanceCase[] = [
  conforms(
    getBankBook,
    200,
    'lists movements with the balances before and after, newest first, two on a page',
    async (context) => {
      const me = await freshMember(context, '0937300001');
      await grants(context, me, ITEM.gold, [500, 70]);
      const first = await me.lobby.call(getBankBook, { Tab: 1 });
      expectEqual(
        first.List.map(({ Source, Reason, ItemID, BeforeAmount, AfterAmount }) => [
          Source,
          Reason,
          ItemID,
          BeforeAmount,
          AfterAmount,
        ]),
        [
          ['開發工具', '發放', 1, 10_500, 10_570],
          ['開發工具', '發放', 1, 10_000, 10_500],
        ],
        'the first page',
      );
      const second = await me.lobby.call(getBankBook, { Tab: 1, Page: 2, Lang: 'vi_vn' });
      expectEqual(
        second.List.map(({ Source, Reason, BeforeAmount, AfterAmount }) => [Source, Reason, BeforeAmount, AfterAmount]),
        [['Đăng ký', 'Quà chào mừng', 0, 10_000]],
        'the second page, in Vietnamese',
      );
      expectEqual([first.Total, second.Total], [3, 3], 'total');
      expectEqual(new Set([...first.List, ...second.List].map(({ ID }) => ID)).size, 3, 'ids');
    },
  ),
  conforms(getBankBook, 200, 'names stake, win and jackpot of a round with its game', async (context) => {
    const me = await freshMember(context, '0937300041');
    const round = { PlayerID: me.id, GameCode: GAME, Bet: 100 };
    await context.visitor().call(settleRound, { ...round, Win: 200 });
    await context.advance(1);
    await context.visitor().call(settleRound, { ...round, Win: 5_000, Jackpot: 'minor' });
    const said = async (Lang: 'zh_tw' | 'id_id' | 'vi_vn') =>
      (await me.lobby.call(getBankBook, { Tab: 1, PerPage: 4, Lang })).List.map(({ Reason }) => Reason);
    expectEqual(await said('zh_tw'), ['彩金 · 普獎', '下注', '派彩', '下注'], 'the reasons');
    expectEqual((await said('id_id'))[0], 'Jackpot', 'in Indonesian');
    const { List } = await me.lobby.call(getBankBook, { Tab: 1, PerPage: 4 });
    expectEqual(new Set(List.map(({ GameName }) => GameName)).size, 1, 'the game');
    expect(List[0]?.GameName !== '', 'a name of the game');
  }),
  conforms(getBankBook, 200, 'shows gems and points on their own tabs', async (context) => {
    const me = await freshMember(context, '0937300002');
    await grants(context, me, ITEM.gem, [30]);
    await grants(context, me, ITEM.point, [40, 50]);
    const gems = await me.lobby.call(getBankBook, { Tab: 2 });
    expectEqual([gems.Total, gems.List[0]?.AfterAmount, gems.List[0]?.ItemID], [1, 30, 2], 'gems');
    const points = await me.lobby.call(getBankBook, { Tab: 3, PerPage: 50 });
    expectEqual(
      points.List.map(({ BeforeAmount, AfterAmount }) => [BeforeAmount, AfterAmount]),
      [
        [40, 90],
        [0, 40],
      ],
      'points',
    );
  }),
  conforms(getBankBook, 200, 'shows a round as its bet and its win', async (context) => {
    const me = await freshMember(context, '0937300003');
    await context.visitor().call(settleRound, { PlayerID: me.id, GameCode: GAME, Bet: 1000, Win: 2500 });
    const { List } = await me.lobby.call(getBankBook, { Tab: 1, PerPage: 3, Lang: 'id_id' });
    const changes = List.map(({ Source, Reason, BeforeAmount, AfterAmount }) => ({
      text: `${Source}: ${Reason}`,
      change: AfterAmount - BeforeAmount,
    }));
    for (const wanted of [
      { text: 'Game: Taruhan', change: -1000 },
      { text: 'Game: Kemenangan', change: 2500 },
    ])
      expect(
        changes.some((change) => JSON.stringify(change) === JSON.stringify(wanted)),
        `${JSON.stringify(wanted)} in ${JSON.stringify(changes)}`,
      );
  }),
  conforms(getBankBook, 200, 'shows the price of gifts on the gift tab', async (context) => {
    const [giver, receiver] = await createTestMembers(context, '0937300004', {
      count: 2,
      VIPLevel: 3,
      gold: 100_000,
      gems: 50,
    });
    const from = assertDefined(giver, 'the giver');
    const ToID = assertDefined(receiver, 'the receiver').id;
    expectEqual((await from.lobby.call(getBankBook, { Tab: 4 })).Total, 0, 'before');
    await from.chat.call(sendGift, { ToID, ItemID: 1, Amount: 20_000 });
    const { List, Total } = await from.lobby.call(getBankBook, { Tab: 4, PerPage: 10 });
    expectEqual(Total, List.length, 'total');
    expect(
      List.every(({ Source, ItemID }) => Source === '贈禮' && ItemID === 1),
      'all gold of gifts',
    );
    expectEqual(
      List.reduce((sum, { BeforeAmount, AfterAmount }) => sum + AfterAmount - BeforeAmount, 0),
      -21_000,
      'the gift and its fee of 5 %',
    );
  }),
  conforms(getBankBook, 200, 'limits the rows to the requested period and to 14 days', async (context) => {
    const me = await freshMember(context, '0937300005');
    await grants(context, me, ITEM.gold, [1, 2, 3]);
    const all = (await me.lobby.call(getBankBook, { Tab: 1, PerPage: 10 })).List;
    const middle = assertDefined(all[1], 'the second').CreateTime;
    const only = await me.lobby.call(getBankBook, { Tab: 1, StartTime: middle, EndTime: middle });
    expectEqual([only.Total, only.List[0]], [1, all[1]], 'one moment');
    const later = await me.lobby.call(getBankBook, {
      Tab: 1,
      StartTime: assertDefined(all[0], 'the newest').CreateTime,
    });
    expectEqual(later.Total, 1, 'from the newest on');
    const never = await me.lobby.call(getBankBook, { Tab: 1, StartTime: '9999-12-31T23:59:59.999Z' });
    expectEqual([never.List, never.Total], [[], 0], 'from the end of time on');
    await context.advance(14 * DAY_SECONDS + 1);
    const again = (await context.member('0937300005')).openSocket('lobby');
    const old = await (await again).call(getBankBook, { Tab: 1, StartTime: '2020-01-01T00:00:00.000Z' });
    expectEqual([old.List, old.Total], [[], 0], 'after 14 days');
  }),

  conforms(getBankBook, 200, 'names the game of a round and the source of every row', async (context) => {
    const me = await freshMember(context, '0937300008');
    await context.visitor().call(settleRound, { PlayerID: me.id, GameCode: GAME, Bet: 1000, Win: 0 });
    const game = assertDefined(
      (await me.lobby.call(getGames, { PerPage: 50 })).List.find(({ GameCode }) => GameCode === GAME),
      'the game',
    );
    for (const Lang of ['zh_tw', 'vi_vn'] as const) {
      const { List } = await me.lobby.call(getBankBook, { Tab: 1, Lang });
      expectEqual(
        List.map(({ SourceID, GameName }) => [SourceID, GameName]),
        [
          ['game', game.GameNames[Lang]],
          ['registration', ''],
        ],
        Lang,
      );
    }
  }),

  conforms(getBankTrend, 200, 'sums income and expense of each day in Taipei', async (context) => {
    const me = await freshMember(context, '0937300009');
    const first = (await me.lobby.call(getBankTrend, { Tab: 1 })).Days;
    expectEqual([first.length, first.at(-1)?.In, first.at(-1)?.Out], [14, 10_000, 0], 'the gold of a newcomer');
    expectEqual(
      first.slice(0, -1).every(({ In, Out }) => In === 0 && Out === 0),
      true,
      'nothing before',
    );
    expectEqual(
      first.map(({ Day }) => Day),
      first.map(({ Day }) => Day).toSorted(),
      'oldest first',
    );
    await context.advance(DAY_SECONDS);
    const lobby = await (await context.member('0937300009')).openSocket('lobby');
    for (const [Bet, Win] of [
      [1000, 2500],
      [300, 0],
    ] as const)
      await context.visitor().call(settleRound, { PlayerID: me.id, GameCode: GAME, Bet, Win });
    const { Days } = await lobby.call(getBankTrend, { Tab: 1 });
    expectEqual(
      Days.slice(-2).map(({ In, Out }) => [In, Out]),
      [
        [10_000, 0],
        [2500, 1300],
      ],
      'yesterday and today',
    );
    expectEqual(Days.at(-2)?.Day, first.at(-1)?.Day, 'the day goes on');
    const points = await lobby.call(getBankTrend, { Tab: 3 });
    expect(
      points.Days.every(({ In, Out }) => In === 0 && Out === 0),
      'no points',
    );
  }),
  conforms(getBankTrend, 200, 'drops a day after 14 days', async (context) => {
    const me = await freshMember(context, '0937300010');
    await context.advance(13 * DAY_SECONDS);
    const open = async () => (await context.member('0937300010')).openSocket('lobby');
    expectEqual((await (await open()).call(getBankTrend, { Tab: 1 })).Days[0]?.In, 10_000, 'on the 14th day');
    await context.advance(DAY_SECONDS);
    expectEqual((await (await open()).call(getBankTrend, { Tab: 1 })).Days[0]?.In, 0, `on the 15th of ${me.id}`);
  }),

  conforms(getBagLog, 200, 'answers the same rows as the operation, by item or by tab', async (context) => {
    const me = await freshMember(context, '0937300006');
    await grants(context, me, ITEM.gold, [500]);
    await grants(context, me, ITEM.point, [9]);
    const { token } = me.session;
    const wanted = await me.lobby.call(getBankBook, { Tab: 1 });
    expect(wanted.List.length === 2, 'two rows');
    for (const input of [{ itemID: 1 }, { tab: 1 }, { itemID: 1, tab: 1, page: 1, perPage: 2 }, {}])
      expectEqual(await context.visitor().call(getBagLog, input, { token }), wanted, JSON.stringify(input));
    const points = await context.visitor().call(getBagLog, { itemID: 39, lang: 'zh-tw' }, { token });
    expectEqual(points.List, (await me.lobby.call(getBankBook, { Tab: 3 })).List, 'points');
  }),
  conforms(getBagLog, 100000, 'refuses an item of another tab, and an unknown item', async (context) => {
    const { session } = await freshMember(context, '0937300007');
    for (const input of [{ itemID: 39, tab: 1 }, { itemID: 77 }]) {
      const answer = await context.visitor().ask(getBagLog, input, { token: session.token });
      expectEqual([answer.Code, answer.Result], [100000, { Field: 'itemID' }], JSON.stringify(input));
    }
  }),
];
