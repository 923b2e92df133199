import type { ReactNode } from 'react';
import type { Game } from '#protocol/entities/game.ts';
import * as css from './Game.css.ts';
import { LoadingScene } from './LoadingScene.tsx';
import { Stopped, type StopReason } from './Stopped.tsx';
import { useWayBack } from './useWayBack.ts';

export interface WindowWithoutGameProps {
  game?: Game;
  reason?: StopReason | undefined;
  isDemo?: boolean;
  onRetry: () => void;
}

/** The window while its game loads, or if it has no game. */
export function WindowWithoutGame({ game, reason, isDemo = false, onRetry }: WindowWithoutGameProps): ReactNode {
  const leave = useWayBack();
  return (
    <div className={css.stage}>
      <main className={css.main} id="main" tabIndex={-1}>
        {reason === undefined ? (
          <LoadingScene game={game} isSlow={false} onBack={leave} />
        ) : (
          <Stopped game={game} isDemo={isDemo} onBack={leave} onRetry={onRetry} reason={reason} />
        )}
      </main>
    </div>
  );
}

/** Returns the stop reason of an answer without an address. */
export function reasonOf(isAnswered: boolean, error: Error | null): StopReason | undefined {
  if (error !== null) return { kind: 'refused', error };
  return isAnswered ? { kind: 'noProvider' } : undefined;
}
