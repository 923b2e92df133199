import { rankOf, totalOf } from '#games/maths/tables/baccarat/baccarat.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';

export type Side = 'player' | 'banker';

export const handsOf = (result: TableResult): Readonly<Record<Side, readonly number[]>> => ({
  player: result['player'] ?? [],
  banker: result['banker'] ?? [],
});

export const winnerOf = (result: TableResult): Side | 'tie' => {
  const { player, banker } = handsOf(result);
  const [ofPlayer, ofBanker] = [totalOf(player), totalOf(banker)];
  return ofPlayer === ofBanker ? 'tie' : ofPlayer > ofBanker ? 'player' : 'banker';
};

export const hasPair = (result: TableResult, side: Side): boolean => {
  const [first = 0, second = 0] = handsOf(result)[side];
  return rankOf(first) === rankOf(second);
};
