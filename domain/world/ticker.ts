import type { TickerItem } from '#protocol/entities/game.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import type { DemoPlayer } from './players.ts';
import { MINUTE, type WorldSource } from './source.ts';
import { bigWinStake, hasStakes } from './stakes.ts';

/** The lines of the ticker: recent big wins at games that can be played. The notices are the top announcements. */
export function createTicker(
  { faker, ago }: WorldSource,
  players: readonly DemoPlayer[],
  games: readonly RowOf<Tables['games']>[],
): readonly RowOf<Tables['tickerItems']>[] {
  const playable = games.filter(({ GameCode }) => hasStakes(GameCode));
  const wins = Array.from({ length: 7 }, (_, at): TickerItem => {
    const game = faker.helpers.arrayElement(playable);
    return {
      Type: 1,
      ID: faker.string.uuid(),
      PlayerName: faker.helpers.arrayElement(players).row.Name,
      GameCode: game.GameCode,
      GameNames: game.GameNames,
      Amount: faker.number.int({ min: 50, max: 200 }) * bigWinStake(game.GameCode, at),
      CreateTime: ago((at * 9 + 1) * MINUTE),
    };
  });
  return wins.map((item) => ({ ID: item.ID, Item: item, CreateTime: item.CreateTime }));
}
