import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useLocation, useSearchParams } from '../../base/routing/index.ts';
import { BarePage, LanguageSwitch, Versions } from '../site/index.ts';
import { ClosedGame } from './ClosedGame.tsx';
import { DemoWindow } from './game/DemoWindow.tsx';
import { GameWindow } from './game/GameWindow.tsx';
import { WindowWithoutGame } from './game/WindowWithoutGame.tsx';
import * as css from './Play.css.ts';
import { useGameToPlay } from './useGameToPlay.ts';

/**
 * The play window with the game of the query `game`, as a demo at /test-play-game. If the query is absent, the window shows the last played
 * game. If the game cannot be played, the window says so and offers other games, with language and versions below (specification 1 §2).
 */
export function PlayNowPage(): ReactNode {
  const [query] = useSearchParams();
  const isDemo = pageAddressOf(useLocation().pathname).path === '/test-play-game';
  const play = useGameToPlay(query.get('game') ?? undefined);
  switch (play.kind) {
    case 'playable': {
      const { game } = play;
      return isDemo ? <DemoWindow game={game} key={game.GameCode} /> : <GameWindow game={game} key={game.GameCode} />;
    }
    case 'loading':
      return <WindowWithoutGame onRetry={() => undefined} />;
    case 'failed':
      return <WindowWithoutGame onRetry={play.retry} reason={{ kind: 'refused', error: play.error }} />;
    case 'closed':
    case 'none':
      return (
        <BarePage>
          <div className={css.window}>
            <section aria-labelledby="play-now" className={css.gameArea}>
              <Heading align="center" id="play-now" level={1}>
                <FormattedMessage defaultMessage="遊戲視窗" id="play.now" />
              </Heading>
              <ClosedGame game={play.kind === 'closed' ? play.game : undefined} isDemo={isDemo} />
            </section>
            <Inline align="end" as="footer" gap={3} justify="between" size={12} tone="muted" wrap>
              <LanguageSwitch />
              <Versions />
            </Inline>
          </div>
        </BarePage>
      );
  }
}
