import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState, ErrorState, OfflineState } from '#ui/components/StateView/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { ConnectionFailure, RequestFailure, useClient } from '../../../base/client/index.ts';
import { StateDrawing, useErrorText } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { OtherGames } from '../../../shared/games/index.ts';
import * as css from './Game.css.ts';

/** Why no game is shown. */
export type StopReason =
  | { readonly kind: 'refused'; readonly error: Error }
  | { readonly kind: 'noProvider' }
  /** The game loaded but never answered. */
  | { readonly kind: 'silent' }
  /** The game reports that it cannot continue. The code may be any text. */
  | { readonly kind: 'failed'; readonly code: string };

export interface StoppedProps {
  reason: StopReason;
  game: Pick<Game, 'GameCode' | 'GameNames'> | undefined;
  isDemo: boolean;
  onRetry: () => void;
  onBack: () => void;
}

const LIMIT = 300037;
/** The codes for a closed, unknown or disabled game. For these codes a retry fails too. */
const FINAL: readonly number[] = [200026, 300009, 300011];

const titles = defineMessages({
  closed: { id: 'game.stopped.closed', defaultMessage: '這款遊戲現在不能玩' },
  closedGame: { id: 'game.stopped.closedGame', defaultMessage: '「{game}」現在不能玩' },
  limit: { id: 'game.stopped.limit', defaultMessage: '今天先到這裡' },
  noProvider: { id: 'play.closedTitle', defaultMessage: '「{game}」還沒開放' },
  offline: { id: 'error.offlineTitle', defaultMessage: '目前沒有連線' },
  refused: { id: 'game.stopped.refused', defaultMessage: '沒有進入遊戲' },
  silent: { id: 'game.stopped.silent', defaultMessage: '遊戲沒有回應' },
  failed: { id: 'game.stopped.failed', defaultMessage: '遊戲停下來了' },
  noPicture: { id: 'game.stopped.noPicture', defaultMessage: '這個瀏覽器無法顯示遊戲畫面' },
  pictureLost: { id: 'game.stopped.pictureLost', defaultMessage: '遊戲畫面中斷了' },
  roundUnknown: { id: 'game.stopped.roundUnknown', defaultMessage: '這一局無法重播' },
  over: { id: 'game.stopped.over', defaultMessage: '這次遊戲已經結束' },
});
const texts = defineMessages({
  noProvider: {
    id: 'game.stopped.noProviderText',
    defaultMessage: '目前沒有遊戲商提供這款遊戲，開放後會在大廳告訴您。',
  },
  failed: {
    id: 'game.stopped.failedText',
    defaultMessage: '已下注的局會由伺服器算完，贏分會進到您的金幣。',
  },
  silent: { id: 'game.stopped.silentText', defaultMessage: '可能是網路不穩，請再試一次。這段時間沒有扣任何金幣。' },
  noPicture: {
    id: 'game.stopped.noPictureText',
    defaultMessage: '請更新瀏覽器或換一台裝置。沒有扣除任何金幣。',
  },
  pictureLost: {
    id: 'game.stopped.pictureLostText',
    defaultMessage: '裝置收回了畫面。重新進入就能繼續，進行中的局會接著玩，結果不會改變。',
  },
  roundUnknown: {
    id: 'game.stopped.roundUnknownText',
    defaultMessage: '這一局的畫面已經沒有了，押注和贏分仍然保留在您的紀錄裡。',
  },
  over: { id: 'game.stopped.overText', defaultMessage: '重新進入就能繼續，進行中的局會接著玩。' },
  blocked: {
    id: 'game.stopped.blockedText',
    defaultMessage: '您的帳號目前不能遊戲，可以到「遊戲時間與上限」查看是否暫停中。',
  },
});

/** Statuses of the wallet that a game reports. */
const SESSION_OVER = ['INVALID_TOKEN', 'TOKEN_EXPIRED'];

interface View {
  readonly title: MessageDescriptor;
  /** Whether the game is closed, so that the player can only choose another game. */
  readonly isClosed?: boolean;
  readonly text: string;
  readonly canRetry: boolean;
  readonly hasLimits?: boolean;
  readonly isOffline?: boolean;
  readonly isQuiet?: boolean;
}

const CLOSED = { canRetry: false, isQuiet: true, isClosed: true } as const;

/** Fills the game's place with the reason why it is not shown, and the next steps. */
export function Stopped({ reason, game, isDemo, onRetry, onBack }: StoppedProps): ReactNode {
  const client = useClient();
  const prefix = localePrefix(useLocation().pathname);
  const locale = useLocaleID();
  const name = game === undefined ? undefined : gameNameOf(game.GameNames, locale);
  const view = useView(reason, name !== undefined);
  const { formatMessage } = useIntl();
  const retry = (): void => {
    if (view.isOffline === true) client.wake();
    onRetry();
  };
  const State = view.isOffline === true ? OfflineState : view.isQuiet === true ? EmptyState : ErrorState;
  return (
    <div className={css.stopped}>
      <State
        action={
          <Inline align="stretch" as="span" justify="center" wrap>
            <Button onClick={onBack} variant="secondary">
              <FormattedMessage defaultMessage="返回" id="game.leave" />
            </Button>
            {view.hasLimits === true ? (
              <Button asChild>
                <Link to={`${prefix}/member/limits`}>
                  <FormattedMessage defaultMessage="查看遊戲時間與上限" id="game.toLimits" />
                </Link>
              </Button>
            ) : null}
            {view.canRetry ? (
              <Button onClick={retry}>
                <FormattedMessage defaultMessage="重試" id="error.retry" />
              </Button>
            ) : null}
          </Inline>
        }
        description={view.text}
        drawing={<StateDrawing id={view.isOffline === true ? 'offline' : view.isQuiet === true ? 'reels' : 'error'} />}
        heading={1}
        title={formatMessage(view.title, { game: name })}
      />
      {view.isClosed === true ? <OtherGames except={game?.GameCode} isDemo={isDemo} /> : null}
    </div>
  );
}

function useView(reason: StopReason, isNamed: boolean): View {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  switch (reason.kind) {
    case 'noProvider': {
      const title = isNamed ? titles.noProvider : titles.closed;
      return { title, text: formatMessage(texts.noProvider), ...CLOSED };
    }
    case 'silent':
      return { title: titles.silent, text: formatMessage(texts.silent), canRetry: true };
    case 'failed':
      return viewOfCode(reason.code, isNamed, formatMessage);
    case 'refused': {
      const { error } = reason;
      const text = errorText(error);
      if (error instanceof ConnectionFailure) return { title: titles.offline, text, canRetry: true, isOffline: true };
      const code = error instanceof RequestFailure ? error.code : 0;
      if (code === LIMIT) return { title: titles.limit, text, canRetry: false, hasLimits: true, isQuiet: true };
      if (FINAL.includes(code)) return { title: isNamed ? titles.closedGame : titles.closed, text, ...CLOSED };
      return { title: titles.refused, text, canRetry: true };
    }
  }
}

function viewOfCode(code: string, isNamed: boolean, formatMessage: IntlShape['formatMessage']): View {
  if (SESSION_OVER.includes(code)) return { title: titles.over, text: formatMessage(texts.over), canRetry: true };
  if (code === 'PLAYER_BLOCKED')
    return { title: titles.closed, text: formatMessage(texts.blocked), canRetry: false, hasLimits: true };
  if (code === 'GAME_CLOSED')
    return {
      title: isNamed ? titles.closedGame : titles.closed,
      text: formatMessage(texts.noProvider),
      ...CLOSED,
    };
  // The frame lacks a picture. A new frame helps only if a picture was lost.
  if (code === 'PICTURE_LOST')
    return { title: titles.pictureLost, text: formatMessage(texts.pictureLost), canRetry: true };
  if (code === 'NO_PICTURE') return { title: titles.noPicture, text: formatMessage(texts.noPicture), canRetry: false };
  if (code === 'ROUND_UNKNOWN')
    return { title: titles.roundUnknown, text: formatMessage(texts.roundUnknown), canRetry: false, isQuiet: true };
  // A provider can write anything into a code, so an unknown code is not shown.
  return { title: titles.failed, text: formatMessage(texts.failed), canRetry: true };
}
