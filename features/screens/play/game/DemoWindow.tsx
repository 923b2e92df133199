import { type ReactNode, useState } from 'react';
import type { Game } from '#protocol/entities/game.ts';
import { useGameSheet } from '../../../shared/games/index.ts';
import { GameStage } from './GameStage.tsx';
import { reasonOf, WindowWithoutGame } from './WindowWithoutGame.tsx';

/** Shows the demo of a game, without a player. */
export function DemoWindow({ game }: { game: Game }): ReactNode {
  const { sheet, error, retry } = useGameSheet(game.GameCode);
  const [attempt, setAttempt] = useState(0);
  const address = sheet?.DemoURL;
  if (address !== undefined)
    return <GameStage address={address} game={game} isDemo key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
  return <WindowWithoutGame game={game} isDemo onRetry={retry} reason={reasonOf(sheet !== undefined, error)} />;
}
