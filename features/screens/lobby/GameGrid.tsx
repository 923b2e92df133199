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

/** Tiles that a telephone's first screen shows: drawn and their pictures loaded at once; the rest follow as they come near. */
const FIRST_SCREEN = 6;
/** A wide screen has as many as there is room for. */
const PHONE_COLUMNS = 3;
/** Tiles that are drawn in one go; the page answers in between. */
const SLICE = 6;
/** Shapes that stand where tiles will: a screen of a telephone and what one sees of the next. */
const SHAPES = 12;

export interface GameGridProps {
  games: readonly Game[];
  /** Undefined where the games stand in an order of their own. */
  look: LobbyLook | undefined;
  onOpen: (gameCode: string) => void;
}

/** The tiles, the brand's spotlight among them. */
export function GameGrid({ games, look, onOpen }: GameGridProps): ReactNode {
  const [drawn, setDrawn] = useState(FIRST_SCREEN);
  const tiles = arrangeTiles(games, look);
  const isWide = useMediaQuery(WIDE);
  const { columns, grid } = useColumns();
  const whole = fillRows(tiles, isWide ? columns : PHONE_COLUMNS);
  // A deferred value would not do: what mounts in a transition has the whole of it at once.
  useEffect(() => {
    if (drawn < games.length) startTransition(() => setDrawn(drawn + SLICE));
  }, [drawn, games.length]);
  return (
    <TileGrid {...(isWide && { ref: grid })}>
      {whole.slice(0, drawn).map(({ game, shape }, at) => (
        <GameTile game={game} key={game.GameCode} onOpen={onOpen} priority={at < FIRST_SCREEN} shape={shape} />
      ))}
      {/* What lies below the tiles stays where it is meanwhile. */}
      <Shapes count={Math.min(games.length, SHAPES) - drawn} />
    </TileGrid>
  );
}

/** Shapes where the tiles will stand, the spotlight's included. */
export const GridSkeleton = memo(function GridSkeleton({ look }: { look: LobbyLook }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'lobby.loading', defaultMessage: '遊戲載入中' })}>
      <TileGrid>
        <Shapes
          count={SHAPES}
          spot={look.Spotlight === 'wideEnd' ? 1 : 0}
          spotShape={look.Spotlight === 'hero' ? 'hero' : 'wide'}
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
