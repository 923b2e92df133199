import type { ReactNode } from 'react';
import type { Game } from '#protocol/entities/game.ts';
import { useSearchParams } from '../../../base/routing/index.ts';
import { GameStage } from './GameStage.tsx';
import { useJoinNotice } from './useJoinNotice.ts';
import { useLaunch } from './useLaunch.ts';
import { useShownGame } from './useShownGame.ts';
import { reasonOf, WindowWithoutGame } from './WindowWithoutGame.tsx';

/** Launches a game and shows it: its scene while loading, then the game or the failure. */
export function GameWindow({ game }: { game: Game }): ReactNode {
  const [query] = useSearchParams();
  const { entered, error, attempt, again } = useLaunch(game.GameCode, query.get('join') ?? undefined);
  useJoinNotice(entered?.Joins);
  const verifies = query.get('verify') ?? undefined;
  const address = entered?.LaunchURL;
  useShownGame(address === undefined ? undefined : game.GameCode);
  if (address !== undefined)
    return <GameStage address={address} game={game} key={attempt} onRetry={again} verifies={verifies} />;
  return <WindowWithoutGame game={game} onRetry={again} reason={reasonOf(entered !== undefined, error)} />;
}
