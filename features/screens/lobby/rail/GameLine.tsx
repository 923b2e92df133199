import type { ReactNode } from 'react';
import type { Game } from '#protocol/entities/game.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { useGamePicture } from '../../../shared/games/index.ts';
import * as css from './Rail.css.ts';

export interface GameLineProps {
  game: Pick<Game, 'GameCode' | 'GameNames'>;
  title: ReactNode;
  note: ReactNode;
  action?: ReactNode;
}

/** The content of a card: the picture of a game, two lines of text, and the word of its action. */
export function GameLine({ game, title, note, action }: GameLineProps): ReactNode {
  const picture = useGamePicture(game, 'tall', useLocaleID(), '2.75rem');
  return (
    <>
      <img
        alt=""
        className={css.picture}
        loading="lazy"
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.sizes}
      />
      <span className={css.texts}>
        <span className={css.title}>{title}</span>
        <span className={css.note}>{note}</span>
      </span>
      {action === undefined ? null : <span className={css.action}>{action}</span>}
    </>
  );
}
