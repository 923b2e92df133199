import type { ReactNode } from 'react';
import type { Game } from '#protocol/entities/game.ts';
import { useGamePicture } from '../../../shared/games/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import * as css from './Cards.css.ts';

/** A game's decorative small tile on a card. Keeps its space while the game loads. */
export function GameThumb({ game }: { game: Game | null | undefined }): ReactNode {
  const locale = useLocaleID();
  const picture = useGamePicture(game, 'tall', locale, '60px');
  return (
    <span className={css.thumb} style={{ backgroundColor: picture?.placeholder }}>
      {picture ? (
        <img
          alt=""
          className={css.thumbImage}
          decoding="async"
          loading="lazy"
          sizes={picture.sizes}
          src={picture.src}
          srcSet={picture.srcSet}
        />
      ) : null}
    </span>
  );
}
