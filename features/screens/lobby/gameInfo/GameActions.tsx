import { Play, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useSessionStatus } from '../../../base/session/index.ts';
import { useOpenParts } from '../../../base/settings/index.ts';
import { useShare } from '../../share/index.ts';

export interface GameActionsProps {
  game: Game | null | undefined;
  hasDemo: boolean;
  close: ReactNode;
  onSignIn: () => void;
}

/** The actions on a game: play, demo, share, or sign in. */
export function GameActions({ game, hasDemo, close, onSignIn }: GameActionsProps): ReactNode {
  const { formatMessage } = useIntl();
  const isVisitor = useSessionStatus() === 'unauthenticated';
  const share = useShare();
  const { Games } = useOpenParts();
  const prefix = localePrefix(useLocation().pathname);
  const isPlayable = Games && game?.Playable === true;
  const query = `?game=${encodeURIComponent(game?.GameCode ?? '')}`;
  if (!game) return close;
  if (isVisitor) {
    return (
      <>
        {isPlayable && hasDemo ? (
          <Button asChild fullWidth variant="secondary">
            <Link to={`${prefix}/test-play-game${query}`}>
              {formatMessage({ id: 'lobby.game.demo', defaultMessage: '試玩' })}
            </Link>
          </Button>
        ) : (
          close
        )}
        <Button fullWidth onClick={onSignIn}>
          {isPlayable
            ? formatMessage({ id: 'lobby.game.signIn', defaultMessage: '登入開始玩' })
            : formatMessage({ id: 'lobby.game.signInKeep', defaultMessage: '登入收藏' })}
        </Button>
      </>
    );
  }
  return (
    <>
      {isPlayable ? null : close}
      {share ? (
        <Button
          fullWidth
          icon={<Share2 size={20} />}
          onClick={() => share({ gameCode: game.GameCode })}
          variant="secondary"
        >
          {formatMessage({ id: 'lobby.game.share', defaultMessage: '分享給好友' })}
        </Button>
      ) : null}
      {isPlayable ? (
        <Button asChild fullWidth icon={<Play fill="currentColor" size={20} />}>
          <Link to={`${prefix}/play-game/now${query}`}>
            {formatMessage({ id: 'lobby.game.play', defaultMessage: '開始遊戲' })}
          </Link>
        </Button>
      ) : null}
    </>
  );
}
