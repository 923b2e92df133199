import { Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useLocaleID, useOpenParts } from '../../base/settings/index.ts';
import { playTogetherPath, useGame, useGameName } from '../../shared/games/index.ts';
import * as css from './Friends.css.ts';

/** The name of the game that a friend is in. */
export function FriendGame({ code }: { code: string }): ReactNode {
  const game = useGameName(code);
  return (
    <span className={css.playing}>
      <FormattedMessage defaultMessage="正在玩 {game}" id="friends.playing" values={{ game }} />
    </span>
  );
}

export interface PlayTooButtonProps {
  code: string;
  /** The friend, whose room or table the player joins in a game that has them. */
  playerID: string;
  variant: 'primary' | 'secondary';
}

/** Opens the game that a friend is in. Renders nothing if the game cannot be played. */
export function PlayTooButton({ code, playerID, variant }: PlayTooButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  const { Games } = useOpenParts();
  const { game } = useGame(Games ? code : undefined);
  const prefix = localePrefix(useLocation().pathname);
  if (!Games || !game?.Playable) return null;
  const label = formatMessage(
    { id: 'friends.playTooGame', defaultMessage: '一起玩 {game}' },
    { game: gameNameOf(game.GameNames, locale) },
  );
  return (
    <Button asChild icon={<Gamepad2 size={16} />} size="sm" variant={variant}>
      <Link aria-label={label} to={`${prefix}${playTogetherPath(game, playerID)}`}>
        <FormattedMessage defaultMessage="一起玩" id="friends.playToo" />
      </Link>
    </Button>
  );
}
