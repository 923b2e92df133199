import { grantItems } from '#protocol/endpoints/dev.ts';
import { getPublicRichList } from '#protocol/endpoints/rich.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getRichList } from '#protocol/operations/rich.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';

const REFRESH_SECONDS = 15 * 60;
/** The largest fortune in the world. */
const FORTUNE = 5_000_000_000_000;
const MAX_AT_ONCE = 1_000_000_000_000;

async function enrich(context: TestContext, PlayerID: string, gold: number): Promise<void> {
  for (let left = gold; left > 0; left -= MAX_AT_ONCE) {
    const Amount = Math.min(left, MAX_AT_ONCE);
    await context.visitor().call(grantItems, { PlayerID, ItemID: ITEM.gold, Amount });
  }
}

export const richCases: readonly ConformanceCase[] = [
  conforms(getRichList, 200, 'ranks by gold as of a snapshot that is made every 15 minutes', async (context) => {
    const members = await createTestMembers(context, '0937400001', { count: 2 });
    const [first, second] = [assertDefined(members[0], 'a member'), assertDefined(members[1], 'a member')];
    await context.advance(REFRESH_SECONDS + 1);
    const before = await first.lobby.call(getRichList, {});
    expect(before.Own.Rank > 1 && before.Own.Gold === 10_000, 'one’s own place');
    await enrich(context, first.id, FORTUNE);
    await enrich(context, second.id, FORTUNE + 1);
    const still = await first.lobby.call(getRichList, {});
    expectEqual([still.UpdateTime, still.List], [before.UpdateTime, before.List], 'until the next snapshot');
    await context.advance(REFRESH_SECONDS + 1);
    const after = await first.lobby.call(getRichList, {});
    expectEqual(
      after.List.slice(0, 2).map(({ Rank, PlayerID, Gold }) => [Rank, PlayerID, Gold]),
      [
        [1, second.id, FORTUNE + 10_001],
        [2, first.id, FORTUNE + 10_000],
      ],
      'the two richest',
    );
    expectEqual(after.Own, { Rank: 2, Gold: FORTUNE + 10_000 }, 'one’s own place');
    expect(after.UpdateTime > before.UpdateTime, 'a new snapshot');
    expectEqual(
      Date.parse(after.NextTime) - Date.parse(after.UpdateTime),
      REFRESH_SECONDS * 1000,
      'the next in milliseconds',
    );
    expectEqual(
      after.List.map(({ Gold }) => Gold),
      after.List.map(({ Gold }) => Gold).toSorted((a, b) => b - a),
      'descending',
    );
    const page = await first.lobby.call(getRichList, { Page: 2, PerPage: 1 });
    expectEqual([page.List, page.Total], [[after.List[1]], after.Total], 'the second page of one');
  }),
  conforms(getRichList, 200, 'leaves guests out', async (context) => {
    const guest = await context.guest();
    await enrich(context, guest.playerID, FORTUNE + 2);
    await context.advance(REFRESH_SECONDS + 1);
    const { List, Own } = await (await guest.openSocket('lobby')).call(getRichList, {});
    expect(!List.some(({ PlayerID }) => PlayerID === guest.playerID), 'not in the list');
    expectEqual(Own, { Rank: 0, Gold: FORTUNE + 10_002 }, 'one’s own place');
  }),
  conforms(getPublicRichList, 200, 'shows the same list to everyone', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    await context.advance(REFRESH_SECONDS + 1);
    const { Own, ...wanted } = await socket.call(getRichList, { Page: 1, PerPage: 5 });
    expectEqual(Own.Rank, 0, 'a guest’s rank');
    expectEqual(await context.visitor().call(getPublicRichList, { page: 1, perPage: 5 }), wanted, 'the list');
    expect(wanted.List.length === 5 && wanted.Total >= 60, 'the demo world’s players');
  }),
];
