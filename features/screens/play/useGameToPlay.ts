import { useState } from 'react';
import type { Game } from '#protocol/entities/game.ts';
import { getRecentGames } from '#protocol/operations/lobby.ts';
import { useOperation } from '../../base/client/index.ts';
import { useSessionStatus } from '../../base/session/index.ts';
import { usePart } from '../../base/settings/index.ts';
import { useOpenPartsError } from '../../shared/frames/index.ts';
import { useCatalogueLookup, useGame, useGameSheet } from '../../shared/games/index.ts';

/** The content of the play window. */
export type GameToPlay =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly kind: 'playable'; readonly game: Game }
  /** The game cannot be played. Null for an unknown code. Undefined if the game's name is unknown. */
  | { readonly kind: 'closed'; readonly game: Game | null | undefined }
  | { readonly kind: 'none' };

/**
 * The game that the address names. Defaults to the last played game if it can be played, otherwise to the first playable game of the lobby.
 */
export function useGameToPlay(wanted: string | undefined): GameToPlay {
  const games = usePart('Games');
  const trouble = useOpenPartsError();
  const chosen = useChosenGame(wanted === undefined && games === 'open');
  const named = useNamedGame(wanted ?? chosen.code);
  if (games === 'unknown') return trouble === undefined ? { kind: 'loading' } : { kind: 'failed', ...trouble };
  return wanted === undefined && chosen.code === undefined ? chosen.without : named;
}

function useNamedGame(code: string | undefined): GameToPlay {
  const areGamesClosed = usePart('Games') === 'closed';
  const listed = useGame(code);
  // A game that the lobby does not list has a sheet too.
  const unlisted = useGameSheet(listed.game === null ? code : undefined);
  const game = listed.game ?? unlisted.sheet?.Game ?? (unlisted.isMissing ? null : undefined);
  if (areGamesClosed) return { kind: 'closed', game };
  if (game !== undefined) return game?.Playable === true ? { kind: 'playable', game } : { kind: 'closed', game };
  const error = listed.error ?? unlisted.error;
  if (error === null) return { kind: 'loading' };
  const retry = (): void => {
    listed.retry();
    unlisted.retry();
  };
  return { kind: 'failed', error, retry };
}

interface Choice {
  readonly code: string | undefined;
  readonly without: GameToPlay;
}

/** Chooses a game once, since launching it changes the last played game. */
function useChosenGame(isNeeded: boolean): Choice {
  const status = useSessionStatus();
  const hasOwn = isNeeded && status === 'authenticated';
  const { games, error, retry } = useCatalogueLookup(isNeeded);
  const recent = useOperation(getRecentGames, {}, { enabled: hasOwn });
  const [code, setCode] = useState<string>();
  const isReady = games !== undefined && status !== 'loading' && !(hasOwn && recent.isPending);
  if (code === undefined && isReady) {
    const playable = games.filter(({ Playable }) => Playable);
    const last = recent.data?.List[0]?.GameCode;
    const chosen = playable.find(({ GameCode }) => GameCode === last) ?? playable[0];
    if (chosen !== undefined) setCode(chosen.GameCode);
  }
  if (isReady || !isNeeded) return { code, without: { kind: 'none' } };
  return { code, without: error === null ? { kind: 'loading' } : { kind: 'failed', error, retry } };
}
