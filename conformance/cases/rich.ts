import { grantItems } from '#protocol/endpoints/dev.ts';
import { getPublicRichList } from '#protocol/endpoints/rich.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getRichList } from '#protocol/operations/rich.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { freshMates } from '../crew.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { Stage } from '../stage.ts';

const REFRESH_SECONDS = 15 * 60;
/** More than anybody else in the world has. */
const FORTUNE = 5_000_000_000_000;
const MAX_AT_ONCE = 1_000_000_000_000;

async function enrich(stage: Stage, PlayerID: string, gold: number): Promise<void> {
  for (let left = gold; left > 0; left -= MAX_AT_ONCE) {
    const Amount = Math.min(left, MAX_AT_ONCE);
    await stage.visitor().call(grantItems, { PlayerID, ItemID: ITEM.gold, Amount });
  }
}

export const richCases: readonly ConformanceCase[] = [
  conforms(getRichList, 200, 'ranks by gold as of a snapshot that is made every 15 minutes', async (stage) => {
    const mates = await freshMates(stage, '0937400001', { count: 2 });
    const [first, second] = [assertDefined(mates[0], 'a member'), assertDefined(mates[1], 'a member')];
    await stage.advance(REFRESH_SECONDS + 1);
    const before = await first.lobby.call(getRichList, {});
    expect(before.Own.Rank > 1 && before.Own.Gold === 10_000, 'one’s own place');
    await enrich(stage, first.id, FORTUNE);
    await enrich(stage, second.id, FORTUNE + 1);
    const still = await first.lobby.call(getRichList, {});
    expectEqual([still.UpdateTime, still.List], [before.UpdateTime, before.List], 'until the next snapshot');
    await stage.advance(REFRESH_SECONDS + 1);
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
  conforms(getRichList, 200, 'has no place for guests', async (stage) => {
    const guest = await stage.guest();
    await enrich(stage, guest.playerID, FORTUNE + 2);
    await stage.advance(REFRESH_SECONDS + 1);
    const { List, Own } = await (await guest.line('lobby')).call(getRichList, {});
    expect(!List.some(({ PlayerID }) => PlayerID === guest.playerID), 'not in the list');
    expectEqual(Own, { Rank: 0, Gold: FORTUNE + 10_002 }, 'one’s own place');
  }),
  conforms(getPublicRichList, 200, 'shows the same list to everyone', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    await stage.advance(REFRESH_SECONDS + 1);
    const { Own, ...wanted } = await line.call(getRichList, { Page: 1, PerPage: 5 });
    expectEqual(Own.Rank, 0, 'a guest’s rank');
    expectEqual(await stage.visitor().call(getPublicRichList, { page: 1, perPage: 5 }), wanted, 'the list');
    expect(wanted.List.length === 5 && wanted.Total >= 60, 'the demo world’s players');
  }),
];
