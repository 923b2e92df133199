import { getGames, getTicker } from '../../operations/lobby.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, present } from '../expectation.ts';

export const lobbyCases: readonly ConformanceCase[] = [
  conforms(getTicker, 200, 'tells recent wins and a notice, newest first', async (stage) => {
    const { List } = await (await (await stage.guest()).line('lobby')).call(getTicker, {});
    const times = List.map(({ CreateTime }) => CreateTime);
    expectEqual(times, times.toSorted().toReversed(), 'order');
    expect(List.some(({ Type }) => Type === 1) && List.some(({ Type }) => Type === 2), 'wins and a notice');
  }),
  conforms(getGames, 200, 'lists the 24 games of the demo world, page by page', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    const all = await line.call(getGames, {});
    expectEqual([all.Total, all.List.length], [24, 24], 'games');
    const pages = [];
    for (const Page of [1, 2, 3]) pages.push(...(await line.call(getGames, { Page, PerPage: 10 })).List);
    expectEqual(pages, all.List, 'three pages of ten');
  }),
  conforms(getGames, 200, 'filters, and finds a game by its name in any language or by its code', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    const fish = await line.call(getGames, { Filter: 'fish' });
    expect(fish.Total > 0 && fish.List.every(({ Category }) => Category === 'fish'), 'fishing games');
    const game = present((await line.call(getGames, {})).List[0], 'a game');
    for (const Search of [
      game.GameNames.zh_tw,
      game.GameNames.en_us.toUpperCase(),
      game.GameNames.vi_vn,
      game.GameCode,
    ]) {
      const found = await line.call(getGames, { Search });
      expect(
        found.List.some(({ GameCode }) => GameCode === game.GameCode),
        `${game.GameCode} by ${Search}`,
      );
    }
    expectEqual((await line.call(getGames, { Search: '100%' })).Total, 0, 'a percent sign is no wildcard');
  }),
];
