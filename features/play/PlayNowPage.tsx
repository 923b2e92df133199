import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Heading } from '#ui/components/Heading/index.ts';
import { ComingSoon, LanguageSwitch, unfinishedFeatures, Versions } from '../shell/index.ts';
import * as css from './Play.css.ts';

/** The play window: the game fills it; language and versions stand below (specification 1 §2). */
export function PlayNowPage(): ReactNode {
  return (
    <div className={css.window}>
      <section aria-labelledby="play-now" className={css.gameArea}>
        <Heading align="center" id="play-now" level={1}>
          <FormattedMessage defaultMessage="遊戲視窗" id="play.now" />
        </Heading>
        <ComingSoon action={null} size="compact" {...unfinishedFeatures.play} />
      </section>
      <footer className={css.foot}>
        <LanguageSwitch />
        <Versions />
      </footer>
    </div>
  );
}
