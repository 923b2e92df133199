import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Heading } from '#ui/components/Heading/index.ts';
import { useSearchParams } from '../../base/routing/index.ts';
import { useReportPlaying } from '../limits/index.ts';
import { useGame } from '../../shared/games/index.ts';
import { ComingSoon } from '../../shared/frames/index.ts';
import { LanguageSwitch, Versions } from '../site/index.ts';
import * as css from './Play.css.ts';

const coming = defineMessages({
  title: { id: 'play.coming', defaultMessage: '即將開放' },
  text: { id: 'play.comingText', defaultMessage: '遊戲視窗正在準備中，可以先看看各款遊戲的介紹。' },
});

/**
 * The play window: the game of the query `game` fills it; language and versions stand below (specification 1 §2). Time of play is counted
 * while that game can be played and is in sight; a game that is still to come costs no time.
 */
export function PlayNowPage(): ReactNode {
  const [query] = useSearchParams();
  const { game } = useGame(query.get('game') ?? undefined);
  useReportPlaying(game?.Playable === true);
  return (
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
  );
}
