import { useEffect } from 'react';
import { showGame } from '#protocol/operations/play.ts';
import { useCall, useSocketState } from '../../../base/client/index.ts';

/**
 * Says which game this page shows (13280), so that friends see it, again after each connection, and that the page left it.
 *
 * @param gameCode undefined until the game was entered
 */
export function useShownGame(gameCode: string | undefined): void {
  const call = useCall();
  const isConnected = useSocketState('lobby') === 'connected';
  useEffect(() => {
    if (gameCode === undefined || !isConnected) return undefined;
    // A failure changes nothing for the player, and a closed connection is in no game.
    const say = (GameCode: string): void => void call(showGame, { GameCode }).catch(() => undefined);
    say(gameCode);
    return () => say('');
  }, [call, gameCode, isConnected]);
}
