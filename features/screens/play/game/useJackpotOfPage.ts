import { useEffect } from 'react';
import { type GameFrame, useJackpot } from '../../../shared/games/index.ts';

/**
 * Sends the page's amount of the jackpot to a game, so that both show the same.
 *
 * @param gameCode undefined for a game with its own jackpots, such as a demo
 */
export function useJackpotOfPage(
  gameCode: string | undefined,
  { phase, post }: Pick<GameFrame, 'phase' | 'post'>,
): void {
  const figure = useJackpot(gameCode ?? '', { enabled: gameCode !== undefined })?.figure;
  useEffect(() => {
    if (phase !== 'ready' || gameCode === undefined || figure === undefined) return;
    post({ Type: 'jackpot', Amount: figure });
  }, [gameCode, phase, post, figure]);
}
