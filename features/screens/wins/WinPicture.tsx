import type { ReactNode } from 'react';
import type { Game } from '#protocol/entities/game.ts';
import type { WinPromotion } from '#protocol/entities/pride.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { useGamePicture } from '../../shared/games/index.ts';
import { useLocaleID } from '../../base/settings/index.ts';

const SIZE = 56;

/** The winner's face, or the game if there is none. Decorative. */
export function WinPicture({ win, game }: { win: WinPromotion; game: Game | undefined }): ReactNode {
  const picture = useGamePicture(game, 'tall', useLocaleID(), `${SIZE}px`);
  if (win.PictureURL !== '' || picture === undefined)
    return <Avatar name={win.PlayerName} size={SIZE} {...(win.PictureURL !== '' && { src: win.PictureURL })} />;
  return <img alt="" sizes={picture.sizes} src={picture.src} srcSet={picture.srcSet} />;
}
