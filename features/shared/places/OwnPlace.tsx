import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { OwnAvatar } from '../../base/player-face/index.ts';
import { useProfile } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './OwnPlace.css.ts';

export interface OwnPlaceProps {
  /** 0 means that the player has no place. */
  rank: number;
  value: ReactNode;
  prize?: { readonly label: ReactNode; readonly gold: number };
  /** The distance to the place above, or why there is no place. */
  note?: ReactNode;
  /** The share of the score of the place above, from 0 to 1. */
  share?: number;
}

/** The player's own place: at the lower edge of a phone, beside the list on a wide screen. */
export function OwnPlace({ rank, value, prize, note, share }: OwnPlaceProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const name = useProfile().data?.player.name ?? '';
  const place =
    rank === 0
      ? formatMessage({ id: 'ranking.unranked', defaultMessage: '未上榜' })
      : formatMessage({ id: 'ranking.place', defaultMessage: '第 {rank} 名' }, { rank });
  return (
    <section
      aria-label={formatMessage({ id: 'ranking.ownPlace', defaultMessage: '您的名次' })}
      className={css.own}
      data-part="own-place"
    >
      <div className={css.row}>
        <span className={css.place}>
          <VisuallyHidden>{place}</VisuallyHidden>
          <b aria-hidden="true" className={css.number}>
            {rank === 0 ? '–' : rank}
          </b>
          <small aria-hidden="true" className={css.mark}>
            {rank === 0 ? place : formatMessage({ id: 'ranking.own', defaultMessage: '您' })}
          </small>
        </span>
        <span aria-hidden="true" className={css.face}>
          <OwnAvatar />
        </span>
        <span className={css.words}>
          <b className={css.name}>{name}</b>
          <span className={css.value}>{value}</span>
        </span>
        {prize === undefined ? null : (
          <span className={css.prize}>
            <span className={css.prizeLabel}>{prize.label}</span>{' '}
            <Amount
              locale={locale}
              size={20}
              tone="gold"
              unit={formatMessage({ id: 'ranking.gold', defaultMessage: '金幣' })}
              value={prize.gold}
            />
          </span>
        )}
      </div>
      {note === undefined ? null : (
        <p className={css.note}>
          <span>{note}</span>
          {share === undefined ? null : (
            <span aria-hidden="true" className={css.track}>
              <span className={css.filled} style={{ transform: `scaleX(${String(Math.min(1, share))})` }} />
            </span>
          )}
        </p>
      )}
    </section>
  );
}
