import type { ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useGamePicture } from '../../shared/games/index.ts';
import { useLanguage, useLocaleID } from '../../base/settings/index.ts';
import { HonorActions, ReplayButton } from './HonorActions.tsx';
import { WonAt, WonBy } from './HonorFacts.tsx';
import * as css from './Honors.css.ts';
import { PinHeart } from './PinHeart.tsx';
import { type HonorProps, useHonorGame } from './useHonorGame.ts';
import { PINNED } from './usePinHonor.ts';

interface HonorRowProps extends Pick<HonorProps, 'record'> {
  /** The number of the player's own pinned records. Absent for another player's record. */
  pinned?: number;
  onReplayed?: () => void;
}

/**
 * A big win in the list: art, multiple, amount, day, machine and replay. The player's own win has heart and share buttons; another player's
 * win only shows whether it is pinned.
 */
export function HonorRow({ record, pinned, onReplayed }: HonorRowProps): ReactNode {
  const { locale } = useLanguage();
  const localeID = useLocaleID();
  const { name, game } = useHonorGame(record);
  const picture = useGamePicture(game, 'tall', localeID, '7rem');
  return (
    <li aria-label={name} className={css.row} data-pinned={record.Pinned === PINNED ? '' : undefined}>
      <span className={css.rowArt} style={{ backgroundColor: picture?.placeholder }}>
        {picture ? (
          <img
            alt=""
            className={css.art}
            loading="lazy"
            sizes={picture.sizes}
            src={picture.src}
            srcSet={picture.srcSet}
          />
        ) : null}
      </span>
      <div className={css.rowText}>
        <span className={css.rowHead}>
          <Text face="heading" tone="inherit" weight="bold">
            {name}
          </Text>
          <WonBy record={record} />
        </span>
        <Amount locale={locale} size={24} tone="metal" value={record.Win} />
        <Inline as="span">
          <WonAt record={record} />
          {pinned === undefined ? (
            <span className={css.actions}>
              <ReplayButton name={name} record={record} {...(onReplayed && { onReplayed })} />
            </span>
          ) : (
            <HonorActions name={name} record={record} />
          )}
        </Inline>
      </div>
      {pinned === undefined ? null : (
        <span className={css.rowHeart}>
          <PinHeart name={name} pinned={pinned} record={record} />
        </span>
      )}
    </li>
  );
}
