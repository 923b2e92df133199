import type { Game } from '#protocol/entities/game.ts';

/** The path of a game that a friend is in. In a game with rooms or tables it names the friend to join (decision 0286). */
export function playTogetherPath(
  { GameCode, Category }: Pick<Game, 'GameCode' | 'Category'>,
  playerID: string,
): string {
  const game = `/play-game/now?game=${encodeURIComponent(GameCode)}`;
  return Category === 'slot' ? game : `${game}&join=${encodeURIComponent(playerID)}`;
}
