import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useLocaleID, useOpenParts } from '../../../base/settings/index.ts';
import { useGame, useGamePicture } from '../../../shared/games/index.ts';
import * as css from './PlayTogether.css.ts';

export interface PlayTogetherProps {
  code: string;
  onPlay: () => void;
}

/** Links to the game that the host plays. Renders nothing if the game cannot be played. */
export function PlayTogether({ code, onPlay }: PlayTogetherProps): ReactNode {
  const { formatMessage } = useIntl();
  const { Games } = useOpenParts();
  const locale = useLocaleID();
  const { game } = useGame(Games ? code : undefined);
  const picture = useGamePicture(game, 'tall', locale, '2.75rem');
  if (!Games || !game?.Playable) return null;
  const title = formatMessage({ id: 'live.playTogether', defaultMessage: '一起玩' });
  const name = gameNameOf(game.GameNames, locale);
  return (
    <button aria-label={`${title} ${name}`} className={css.chip} onClick={onPlay} type="button">
      <img alt="" className={css.picture} src={picture?.src} />
      <Stack as="span" gap={0}>
        <b className={css.title}>{title}</b>
        <span className={css.game}>{name}</span>
      </Stack>
    </button>
  );
}
