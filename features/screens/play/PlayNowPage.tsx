import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { useLocation, useSearchParams } from '../../base/routing/index.ts';
import { usePart } from '../../base/settings/index.ts';
import { ComingSoon, useOpenPartsError } from '../../shared/frames/index.ts';
import { useGame } from '../../shared/games/index.ts';
import { BarePage, LanguageSwitch, Versions } from '../site/index.ts';
import { DemoWindow } from './game/DemoWindow.tsx';
import { GameWindow } from './game/GameWindow.tsx';
import { reasonOf, WindowWithoutGame } from './game/WindowWithoutGame.tsx';
import * as css from './Play.css.ts';

const coming = defineMessages({
  title: { id: 'play.coming', defaultMessage: '即將開放' },
  text: { id: 'play.comingText', defaultMessage: '遊戲視窗正在準備中，可以先看看各款遊戲的介紹。' },
});

/**
 * The play window: the game of the query `game` fills it, at /test-play-game as a demo. Without a game that can be played it says so; language
 * and versions are below (specification 1 §2).
 */
export function PlayNowPage(): ReactNode {
  const [query] = useSearchParams();
  const isDemo = pageAddressOf(useLocation().pathname).path === '/test-play-game';
  const games = usePart('Games');
  const trouble = useOpenPartsError();
  const wanted = query.get('game') ?? undefined;
  const code = games === 'open' ? wanted : undefined;
  const { game, error, retry } = useGame(code);
  if (game?.Playable === true) {
    return isDemo ? <DemoWindow game={game} key={game.GameCode} /> : <GameWindow game={game} key={game.GameCode} />;
  }
  if (games === 'unknown') {
    const reason = reasonOf(false, trouble?.error ?? null);
    return <WindowWithoutGame onRetry={trouble?.retry ?? retry} reason={reason} />;
  }
  if (code !== undefined && game === undefined)
    return <WindowWithoutGame onRetry={retry} reason={reasonOf(false, error)} />;
  return (
    <BarePage>
      <div className={css.window}>
        <section aria-labelledby="play-now" className={css.gameArea}>
          <Heading align="center" id="play-now" level={1}>
            <FormattedMessage defaultMessage="遊戲視窗" id="play.now" />
          </Heading>
          <ComingSoon action={null} drawing="reels" size="compact" {...coming} />
        </section>
        <footer className={css.foot}>
          <LanguageSwitch />
          <Versions />
        </footer>
      </div>
    </BarePage>
  );
}
