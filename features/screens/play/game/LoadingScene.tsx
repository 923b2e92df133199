import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { useGamePicture } from '../../../shared/games/index.ts';
import * as css from './Game.css.ts';
import { tips } from './playMessages.ts';

export interface LoadingSceneProps {
  game: Pick<Game, 'GameCode' | 'GameNames'> | undefined;
  isSlow: boolean;
  onBack: () => void;
}

/** The tip of a game. The tip stays the same over renders, so that it can be read. */
const tipOf = (code: string) => tips[code.length % tips.length];

/** The scene while a game loads: its picture, its name, and a tip. */
export function LoadingScene({ game, isSlow, onBack }: LoadingSceneProps): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  const picture = useGamePicture(game, 'tall', locale, '(min-width: 48rem) 16rem, 56vw');
  const name = game === undefined ? '' : gameNameOf(game.GameNames, locale);
  const tip = tipOf(game?.GameCode ?? '');
  return (
    <div className={css.scene}>
      {picture === undefined ? null : (
        <img
          alt=""
          aria-hidden="true"
          className={css.backdrop}
          sizes="10rem"
          src={picture.src}
          srcSet={picture.srcSet}
        />
      )}
      <span className={css.back}>
        <IconButton
          label={formatMessage({ id: 'game.back', defaultMessage: '離開遊戲' })}
          onClick={onBack}
          variant="soft"
        >
          <ChevronLeft size={24} />
        </IconButton>
      </span>
      {picture === undefined ? (
        <span className={css.poster} />
      ) : (
        <img
          alt=""
          className={css.poster}
          sizes={picture.sizes}
          src={picture.src}
          srcSet={picture.srcSet}
          style={{ backgroundColor: picture.placeholder }}
        />
      )}
      <div className={css.sceneText}>
        <Text as="h1" size={24} tone="inherit" weight="bold">
          {name}
        </Text>
        <span aria-hidden="true" className={css.progress} />
        <Text as="p" role="status" tone="inherit">
          {isSlow ? (
            <FormattedMessage defaultMessage="載入比平常久，請再等一下…" id="game.slow" />
          ) : (
            <FormattedMessage defaultMessage="遊戲載入中…" id="game.loading" />
          )}
        </Text>
        {tip === undefined ? null : (
          <p className={css.tip}>
            <FormattedMessage {...tip} />
          </p>
        )}
      </div>
    </div>
  );
}
