import { spinGrantChanged } from '#protocol/operations/spinGrant.ts';
import { usePush } from '../../../base/client/index.ts';
import type { GameFrame } from '../../../shared/games/index.ts';

/**
 * Announces new free spins (14522) to the game that the player is in. The game counts used ones by itself.
 *
 * @param gameCode undefined for a demo, which has no free spins
 */
export function useGrantsOfPage(
  gameCode: string | undefined,
  { phase, post }: Pick<GameFrame, 'phase' | 'post'>,
): void {
  usePush(spinGrantChanged, ({ GameCode, Used }) => {
    if (phase === 'ready' && GameCode === gameCode && Used === 0) post({ Type: 'grants' });
  });
}
