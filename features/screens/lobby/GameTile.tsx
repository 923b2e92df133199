import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import type { TileShape } from '#art/index.ts';
import { GameCard } from '#ui/components/GameCard/index.ts';
import { tileMessages, useGamePicture } from '../../shared/games/index.ts';
import { JackpotAmount } from './JackpotAmount.tsx';
import { ProviderMark } from './providerMarks.tsx';
import { useLocaleID, useOpenParts } from '../../base/settings/index.ts';

export interface GameTileProps {
  game: Game;
  shape: TileShape;
  priority: boolean;
  onOpen: (gameCode: string) => void;
}

/** A game of the lobby. A press opens its sheet. */
export const GameTile = memo(function GameTile({ game, shape, priority, onOpen }: GameTileProps): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  const picture = useGamePicture(game, shape, locale);
  const { Games } = useOpenParts();
  const isPlayable = Games && game.Playable;
  // A game that cannot be played has no jackpot.
  const hasJackpot = isPlayable && game.Jackpot > 0;
  // A narrow tile has room for either the jackpot or the flag.
  const flagged = !hasJackpot || shape !== 'tall';
  const flag = flagOf(game, { isPlayable, isComing: Games && !isPlayable });
  return (
    <GameCard
      onClick={() => onOpen(game.GameCode)}
      picture={picture}
      priority={priority}
      shape={shape}
      title={gameNameOf(game.GameNames, locale)}
      {...(flagged && flag !== undefined && { flag: { tone: flag, label: formatMessage(tileMessages[flag]) } })}
      {...(game.Provider !== '' && {
        provider: {
          mark: <ProviderMark />,
          label: formatMessage(
            { id: 'lobby.tile.provider', defaultMessage: '由 {provider} 提供' },
            { provider: game.Provider },
          ),
        },
      })}
      {...(hasJackpot && {
        jackpot: {
          label: formatMessage(tileMessages.jackpot),
          amount: <JackpotAmount gameCode={game.GameCode} value={game.Jackpot} />,
        },
      })}
    />
  );
});

/** Returns the corner flag. Only a playable game is hot or new. */
export function flagOf(
  { Hot, New }: Game,
  { isPlayable, isComing }: { isPlayable: boolean; isComing: boolean },
): 'soon' | 'hot' | 'new' | undefined {
  if (isComing) return 'soon';
  if (!isPlayable) return undefined;
  if (Hot) return 'hot';
  return New ? 'new' : undefined;
}
