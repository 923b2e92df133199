import type { ReactNode } from 'react';
import type { Game } from '#protocol/entities/game.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { useGamePicture } from '../../../shared/games/index.ts';
import { IMAGE_DESKTOP, IMAGE_TABLET } from './breakpoints.ts';
import * as css from './Landing.css.ts';

export interface GamePictureProps {
  game: Pick<Game, 'GameCode' | 'GameNames'>;
  locale: LocaleID;
  star: boolean;
}

/** A game of the landing page. From the width of a tablet, the star has another picture. */
export function GamePicture({ game, locale, star }: GamePictureProps): ReactNode {
  const { src, srcSet } = useGamePicture(game, 'tall', locale);
  const wide = useGamePicture(game, 'wide', locale);
  return (
    <picture>
      {star ? (
        <source media={IMAGE_TABLET} sizes={`${IMAGE_DESKTOP} 19rem, 46vw`} srcSet={wide.srcSet ?? wide.src} />
      ) : null}
      <img
        alt={gameNameOf(game.GameNames, locale)}
        className={css.tile}
        data-star={star || undefined}
        sizes={`${IMAGE_DESKTOP} 9rem, 23vw`}
        src={src}
        {...(srcSet === undefined ? {} : { srcSet })}
      />
    </picture>
  );
}
