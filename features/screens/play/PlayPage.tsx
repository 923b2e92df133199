import { ExternalLink, Gamepad2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { FailedView, StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation, useSearchParams } from '../../base/routing/index.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { TitleHeader } from '../../shared/frames/index.ts';
import { useGame } from '../../shared/games/index.ts';
import { ClosedGame } from './ClosedGame.tsx';
import * as css from './Play.css.ts';
import { useGameToPlay } from './useGameToPlay.ts';
import { useLeavePrompt } from './useLeavePrompt.tsx';
import { usePlayWindow } from './usePlayWindow.ts';

/** 立即玩: opens the play window, and asks before the player leaves the page (specification 1 §2). */
export function PlayPage(): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const [query] = useSearchParams();
  const locale = useLocaleID();
  const wanted = useGameToPlay(query.get('game') ?? undefined);
  const game = wanted.kind === 'playable' ? wanted.game : undefined;
  const play = usePlayWindow();
  const [blocked, setBlocked] = useState(false);
  const name = game === undefined ? undefined : gameNameOf(game.GameNames, locale);
  const played = usePlayedName(play.gameCode, game);
  const leavePrompt = useLeavePrompt(play.isOpen, { gameName: played, hasRound: play.hasRound }, play.close);
  const code = game?.GameCode ?? query.get('game') ?? undefined;
  const now = `${prefix}/play-game/now${code === undefined ? '' : `?game=${encodeURIComponent(code)}`}`;
  const header = <TitleHeader title={<FormattedMessage defaultMessage="立即玩" id="play.title" />} />;
  if ((wanted.kind === 'closed' || wanted.kind === 'none') && !play.isOpen) {
    return (
      <div className={css.page}>
        {header}
        <ClosedGame game={wanted.kind === 'closed' ? wanted.game : undefined} isDemo={false} />
      </div>
    );
  }
  if (wanted.kind === 'failed' && !play.isOpen) {
    return (
      <div className={css.page}>
        {header}
        <FailedView error={wanted.error} onRetry={wanted.retry} />
      </div>
    );
  }
  return (
    <div className={css.page}>
      {header}
      <EmptyState
        action={
          blocked ? (
            <Button asChild icon={<Gamepad2 size={20} />}>
              <Link to={now}>
                <FormattedMessage defaultMessage="在這個視窗玩" id="play.here" />
              </Link>
            </Button>
          ) : (
            <Button
              busy={wanted.kind === 'loading'}
              icon={<ExternalLink size={20} />}
              onClick={() => setBlocked(!play.open(now))}
            >
              {play.isOpen ? (
                <FormattedMessage defaultMessage="回到遊戲視窗" id="play.focus" />
              ) : (
                <FormattedMessage defaultMessage="開啟遊戲視窗" id="play.open" />
              )}
            </Button>
          )
        }
        description={
          blocked
            ? formatMessage({
                id: 'play.blockedText',
                defaultMessage: '瀏覽器擋下了新視窗。請允許本站開啟視窗，或直接在這裡玩。',
              })
            : formatMessage({
                id: 'play.text',
                defaultMessage: '遊戲會在自己的視窗裡開啟，聊天與活動留在這一頁。',
              })
        }
        drawing={<StateDrawing id="reels" />}
        title={
          play.isOpen
            ? formatMessage({ id: 'play.isOpen', defaultMessage: '遊戲視窗已開啟' })
            : name === undefined
              ? formatMessage({ id: 'play.isClosed', defaultMessage: '準備好了嗎？' })
              : formatMessage({ id: 'play.isReady', defaultMessage: '準備好玩「{game}」了嗎？' }, { game: name })
        }
      />
      {leavePrompt}
    </div>
  );
}

function usePlayedName(code: string | undefined, own: Game | undefined): string | undefined {
  const locale = useLocaleID();
  const listed = useGame(code);
  const game = code === own?.GameCode ? own : listed.game;
  return game ? gameNameOf(game.GameNames, locale) : undefined;
}
