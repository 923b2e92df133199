import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LobbyLook } from '#protocol/brands.ts';
import type { Game } from '#protocol/entities/game.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { TileGrid } from '#ui/layout/TileGrid/index.ts';
import { arrangeTiles } from './arrangeTiles.ts';
import { GameTile } from './GameTile.tsx';
import * as css from './Lobby.css.ts';

/** Tiles of the first screen of a telephone; the rest load as they come near. */
const FIRST_SCREEN = 6;

export interface GameGridProps {
  games: readonly Game[];
  look: LobbyLook;
  onOpen: (gameCode: string) => void;
}

/** The tiles, the brand's spotlight among them. */
export function GameGrid({ games, look, onOpen }: GameGridProps): ReactNode {
  return (
    <TileGrid>
      {arrangeTiles(games, look).map(({ game, shape }, at) => (
        <GameTile game={game} key={game.GameCode} onOpen={onOpen} priority={at < FIRST_SCREEN} shape={shape} />
      ))}
    </TileGrid>
  );
}

/** Shapes where the tiles will stand, the spotlight's included. */
export function GridSkeleton({ look }: { look: LobbyLook }): ReactNode {
  const { formatMessage } = useIntl();
  const hero = look.Spotlight === 'hero';
  return (
    <SkeletonGroup label={formatMessage({ id: 'lobby.loading', defaultMessage: '遊戲載入中' })}>
      <TileGrid>
        {Array.from({ length: 12 }, (_, at) => {
          const spot = at === (look.Spotlight === 'wideEnd' ? 1 : 0);
          return (
            <span
              className={css.skeletonTile}
              data-shape={spot ? (hero ? 'hero' : 'wide') : 'tall'}
              key={`tile-${String(at)}`}
            >
              <Skeleton height="100%" shape="box" width="100%" />
            </span>
          );
        })}
      </TileGrid>
    </SkeletonGroup>
  );
}
