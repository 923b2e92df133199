import type { TickerItem } from '#protocol/entities/game.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import type { DemoPlayer } from './players.ts';
import { MINUTE, type WorldSource } from './source.ts';

/** The lines of the ticker: recent big wins. The notices are the top announcements. */
export function createTicker(
  { faker, ago }: WorldSource,
  players: readonly DemoPlayer[],
  games: readonly RowOf<Tables['games']>[],
): readonly RowOf<Tables['tickerItems']>[] {
  const wins = Array.from({ length: 7 }, (_, at): TickerItem => {
    const game = faker.helpers.arrayElement(games);
    return {
      Type: 1,
      ID: faker.string.uuid(),
      PlayerName: faker.helpers.arrayElement(players).row.Name,
      GameCode: game.GameCode,
      GameNames: game.GameNames,
      Amount: faker.number.int({ min: 40, max: 900 }) * 16_000,
      CreateTime: ago((at * 9 + 1) * MINUTE),
    };
  });
  return wins.map((item) => ({ ID: item.ID, Item: item, CreateTime: item.CreateTime }));
}
