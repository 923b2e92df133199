import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { type BannerId, bannerSources } from '#art/index.ts';
import { Carousel } from '#ui/components/Carousel/index.ts';
import { WIDE, useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { localePrefix } from '../shell/index.ts';
import { activityCalls, activityLines, activityPlaces, activityTitles } from './activityWords.ts';
import * as css from './Lobby.css.ts';
import { BANNER_SIZES } from './preloadLobby.ts';
import { useLocaleID } from './useLocaleID.ts';

/** The brand's activities in turn, of which a wide screen shows two beside instead. One press leads to where it takes place. */
export function Activities({ banners }: { banners: readonly BannerId[] }): ReactNode {
  const { formatMessage } = useIntl();
  const wide = useMediaQuery(WIDE);
  const beside = wide ? banners.slice(1, 3) : [];
  const inTurn = banners.filter((id) => !beside.includes(id));
  return (
    <div className={css.activities} data-beside={beside.length > 0 || undefined}>
      <Carousel
        labels={{
          carousel: formatMessage({ id: 'lobby.activities', defaultMessage: '活動' }),
          slide: (place, total) =>
            formatMessage(
              { id: 'lobby.activities.place', defaultMessage: '第 {place} 個，共 {total} 個' },
              { place, total },
            ),
          role: formatMessage({ id: 'lobby.activities.role', defaultMessage: '輪播' }),
          slideRole: formatMessage({ id: 'lobby.activities.slideRole', defaultMessage: '活動圖' }),
          previous: formatMessage({ id: 'lobby.activities.previous', defaultMessage: '上一個活動' }),
          next: formatMessage({ id: 'lobby.activities.next', defaultMessage: '下一個活動' }),
          pause: formatMessage({ id: 'lobby.activities.pause', defaultMessage: '暫停輪播' }),
          play: formatMessage({ id: 'lobby.activities.play', defaultMessage: '繼續輪播' }),
        }}
      >
        {inTurn.map((id, at) => (
          <Banner id={id} key={id} priority={at === 0} size="large" />
        ))}
      </Carousel>
      {beside.length > 0 ? (
        <div className={css.beside}>
          {beside.map((id) => (
            <Banner id={id} key={id} priority={false} size="small" />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Banner({ id, size, priority }: { id: BannerId; size: 'large' | 'small'; priority: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { src, srcSet, placeholder, width, height } = bannerSources(id, useLocaleID());
  return (
    <Link
      className={css.banner}
      data-size={size}
      draggable={false}
      style={{ backgroundColor: placeholder }}
      to={`${prefix}${activityPlaces[id]}`}
    >
      <img
        alt={formatMessage(activityTitles[id])}
        className={css.bannerImage}
        decoding="async"
        draggable={false}
        fetchPriority={priority ? 'high' : 'auto'}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        sizes={size === 'large' ? BANNER_SIZES : '19rem'}
        src={src}
        srcSet={srcSet}
        width={width}
      />
      {size === 'large' ? (
        <span className={css.caption}>
          <span className={css.call}>
            <FormattedMessage {...activityCalls[id]} />
          </span>
          <span className={css.captionLine}>{formatMessage(activityLines[id])}</span>
        </span>
      ) : null}
    </Link>
  );
}
