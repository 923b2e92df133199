import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { useChat, useChatPlace } from '../../chat/index.ts';
import { useReportPlaying } from '../../limits/index.ts';
import { useLeavePrompt } from '../useLeavePrompt.tsx';
import { DemoBar } from './DemoBar.tsx';
import * as css from './Game.css.ts';
import { LimitReached } from './LimitReached.tsx';
import { LoadingScene } from './LoadingScene.tsx';
import { NeedFunds } from './NeedFunds.tsx';
import { SeedBar } from './SeedBar.tsx';
import { Stopped, type StopReason } from './Stopped.tsx';
import { useGrantsOfPage } from './useGrantsOfPage.ts';
import { useJackpotOfPage } from './useJackpotOfPage.ts';
import { usePlayedGame } from './usePlayedGame.ts';
import { useWayBack } from './useWayBack.ts';

export interface GameStageProps {
  game: Pick<Game, 'GameCode' | 'GameNames'>;
  /** The launch address. Give the component another `key` for another address. */
  address: string;
  isDemo?: boolean;
  /** The round to verify: the game opens its seeds, and a bar links back to the verification. */
  verifies?: string | undefined;
  onRetry: () => void;
}

/** A game in its frame, which fills the window, with the chat beside or above it. */
export function GameStage({ game, address, isDemo = false, verifies, onRetry }: GameStageProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = gameNameOf(game.GameNames, useLocaleID());
  const leave = useWayBack();
  const place = useChatPlace();
  const chat = useChat({ sheetHeight: 'half' });
  const openChat = (): void => place.open('public');
  const hasSeeds = verifies !== undefined;
  const played = usePlayedGame(address, {
    gameCode: game.GameCode,
    isDemo,
    hasSeeds,
    hasChat: place.docked,
    onChat: openChat,
    onExit: leave,
  });
  const { frame, made, phase, stopped, notice, closeNotice } = played;
  const ownCode = isDemo ? undefined : game.GameCode;
  useJackpotOfPage(ownCode, played);
  useGrantsOfPage(ownCode, played);
  const isReady = phase === 'ready';
  const isOver = phase === 'silent' || stopped !== undefined;
  useReportPlaying(isReady && !isOver && !isDemo);
  const leavePrompt = useLeavePrompt(played.isRoundOpen && !isOver && !isDemo, { gameName: name, hasRound: true });
  const reason: StopReason = stopped === undefined ? { kind: 'silent' } : { kind: 'failed', code: stopped };
  return (
    <div className={css.stage} data-docked={chat.dock ? '' : undefined}>
      <main className={css.main} id="main" tabIndex={-1}>
        {isDemo ? <DemoBar gameCode={game.GameCode} onLeave={leave} /> : null}
        {verifies === undefined ? null : <SeedBar roundID={verifies} />}
        <div className={css.place}>
          {isOver ? (
            <Stopped game={game} isDemo={isDemo} onBack={leave} onRetry={onRetry} reason={reason} />
          ) : (
            <iframe
              allow="fullscreen; autoplay"
              className={css.frame}
              ref={frame}
              referrerPolicy="origin"
              sandbox={made.sandbox}
              src={made.src}
              title={name}
            />
          )}
          {isReady || isOver ? null : <LoadingScene game={game} isSlow={phase === 'slow'} onBack={leave} />}
          {isReady && place.docked && !place.shown ? (
            <span className={css.opener}>
              <IconButton
                label={formatMessage({ id: 'game.openChat', defaultMessage: '打開聊天室' })}
                onClick={openChat}
                variant="soft"
              >
                <MessageCircle size={22} />
              </IconButton>
            </span>
          ) : null}
        </div>
      </main>
      {chat.dock ? <aside className={css.dock}>{chat.dock}</aside> : null}
      {chat.sheet}
      <NeedFunds
        missing={notice?.kind === 'funds' ? notice.missing : undefined}
        onClose={closeNotice}
        open={notice?.kind === 'funds'}
      />
      <LimitReached onClose={closeNotice} open={notice?.kind === 'limit'} />
      {leavePrompt}
    </div>
  );
}
