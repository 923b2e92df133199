import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { useFavourite } from '../useFavourite.ts';
import * as css from './GameInfo.css.ts';

/** The heart on a game's picture, which toggles a favourite. Renders nothing for a visitor. */
export function FavouriteButton({ gameCode }: { gameCode: string }): ReactNode {
  const { formatMessage } = useIntl();
  const { isFavourite, change } = useFavourite(gameCode);
  if (isFavourite === undefined) return null;
  return (
    <span className={css.heart} data-on-art="">
      <IconButton
        label={formatMessage({ id: 'gameSheet.favourite', defaultMessage: '加入最愛' })}
        onPressedChange={change}
        pressed={isFavourite}
        variant="soft"
      >
        <Heart fill={isFavourite ? 'currentColor' : 'none'} size={22} />
      </IconButton>
    </span>
  );
}
