import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useGamePicture } from '../../shared/games/index.ts';
import { useLanguage, useLocaleID } from '../../base/settings/index.ts';
import { WonAt, WonBy } from './HonorFacts.tsx';
import { ReplayButton, ShareButton } from './HonorActions.tsx';
import * as css from './Honors.css.ts';
import { Laurel } from './Laurel.tsx';
import { PinHeart } from './PinHeart.tsx';
import { type HonorProps, useHonorGame } from './useHonorGame.ts';

/** The best win, inside a wreath. */
export function BestHonor({ record, pinned }: HonorProps): ReactNode {
  const { locale } = useLanguage();
  const localeID = useLocaleID();
  const { name, game } = useHonorGame(record);
  const picture = useGamePicture(game, 'tall', localeID, '12rem');
  return (
    <section aria-labelledby="best-honor" className={css.best}>
      <span aria-hidden="true" className={css.bestRays} />
      <div className={css.bestStage}>
        <span className={css.bestButton}>
          <ReplayButton name={name} record={record} />
          <span aria-hidden="true">
            <FormattedMessage defaultMessage="重播" id="honors.replayShort" />
          </span>
        </span>
        <span className={css.wreath}>
          <Laurel />
          <span className={css.medal} style={{ backgroundColor: picture?.placeholder }}>
            {picture ? (
              <img alt="" className={css.art} sizes={picture.sizes} src={picture.src} srcSet={picture.srcSet} />
            ) : null}
          </span>
          <span className={css.wreathHeart}>
            <PinHeart name={name} onArt pinned={pinned} record={record} />
          </span>
          <h2 className={css.ribbon} id="best-honor">
            <FormattedMessage defaultMessage="最佳戰績" id="honors.best" />
          </h2>
        </span>
        <span className={css.bestButton}>
          <ShareButton name={name} record={record} />
          <span aria-hidden="true">
            <FormattedMessage defaultMessage="分享" id="honors.shareShort" />
          </span>
        </span>
      </div>
      <Amount locale={locale} size={44} tone="metal" value={record.Win} />
      <Inline as="p" gap={3} justify="center" rowGap={1} wrap>
        <b>{name}</b>
        <WonBy record={record} />
        <WonAt record={record} />
      </Inline>
    </section>
  );
}
