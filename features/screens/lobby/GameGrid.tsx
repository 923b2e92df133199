import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LobbyLook } from '#protocol/brands.ts';
import type { Game } from '#protocol/entities/game.ts';
import type { TileShape } from '#art/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { TileGrid } from '#ui/layout/TileGrid/index.ts';
import { useMediaQuery, WIDE } from '#ui/layout/useMediaQuery.ts';
import { arrangeTiles } from './arrangeTiles.ts';
import { fillRows } from './fillRows.ts';
import { GameTile } from './GameTile.tsx';
import * as css from './Lobby.css.ts';
import { useColumns } from './useColumns.ts';

/** The number of tiles that render first. */
const FIRST_SCREEN = 6;
/** The numbers of tiles on the first screen. Their pictures load immediately; the others load near the viewport. */
const EAGER = 9;
const EAGER_WIDE = 14;
const PHONE_COLUMNS = 3;
/** The number of tiles that render in one step, so that the page stays responsive. */
const SLICE = 6;
/** The number of skeletons: a phone's screen and the beginning of the next. */
const SHAPES = 12;

export interface GameGridProps {
  games: readonly Game[];
  look: LobbyLook | undefined;
  onOpen: (gameCode: string) => void;
}

/** The tiles, including the brand's spotlight. */
export function GameGrid({ games, look, onOpen }: GameGridProps): ReactNode {
  const [drawn, setDrawn] = useState(FIRST_SCREEN);
  const tiles = arrangeTiles(games, look);
  const isWide = useMediaQuery(WIDE);
  const { columns, grid } = useColumns();
  const whole = fillRows(tiles, isWide ? columns : PHONE_COLUMNS);
  // A deferred value would render everything together on mount, so the tiles render in steps.
  useEffect(() => {
    if (drawn < games.length) startTransition(() => setDrawn(drawn + SLICE));
  }, [drawn, games.length]);
  return (
    <TileGrid {...(isWide && { ref: grid })}>
      {whole.slice(0, drawn).map(({ game, shape }, at) => (
        <GameTile
          game={game}
          key={game.GameCode}
          onOpen={onOpen}
          priority={at < (isWide ? EAGER_WIDE : EAGER)}
          shape={shape}
        />
      ))}
      {/* Keeps the content below the tiles in place. */}
      <Shapes count={Math.min(games.length, SHAPES) - drawn} />
    </TileGrid>
  );
}

/** Skeletons of the tiles, including the spotlight if there is one. */
export const GridSkeleton = memo(function GridSkeleton({ look }: { look: LobbyLook | undefined }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'lobby.loading', defaultMessage: '遊戲載入中' })}>
      <TileGrid>
        <Shapes
          count={SHAPES}
          {...(look && {
            spot: look.Spotlight === 'wideEnd' ? 1 : 0,
            spotShape: look.Spotlight === 'hero' ? 'hero' : 'wide',
          })}
        />
      </TileGrid>
    </SkeletonGroup>
  );
});

function Shapes({
  count,
  spot,
  spotShape = 'wide',
}: {
  count: number;
  spot?: number;
  spotShape?: TileShape;
}): ReactNode {
  return Array.from({ length: Math.max(0, count) }, (_, at) => (
    <span className={css.skeletonTile} data-shape={at === spot ? spotShape : 'tall'} key={`tile-${String(at)}`}>
      <Skeleton height="100%" shape="box" width="100%" />
    </span>
  ));
}
