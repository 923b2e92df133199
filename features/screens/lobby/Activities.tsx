import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bannerSources } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Carousel } from '#ui/components/Carousel/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { WIDE, useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { activityCalls, activityLines, activityPlaces, activityTitles } from './activityMessages.ts';
import * as css from './Lobby.css.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { BANNER_SIZES } from './preloadLobby.ts';
import type { Activity } from './useActivities.ts';
import { useBrand, useLocaleID } from '../../base/settings/index.ts';

/** Loaded late, since the banners from the service arrive late as well. */
const AdBanner = lazy(loadAgain(() => import('./AdBanner.tsx')));
const EventBanner = lazy(loadAgain(() => import('./EventBanner.tsx')));

/** The brand's activities in a carousel; a wide screen shows two more beside it. A press opens the activity's page. */
export function Activities({ activities }: { activities: readonly Activity[] }): ReactNode {
  const { formatMessage } = useIntl();
  const wide = useMediaQuery(WIDE);
  const beside = wide ? activities.slice(1, 3) : [];
  const inTurn = activities.filter((one) => !beside.includes(one));
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
        {inTurn.map((activity, at) => (
          <Banner activity={activity} key={activity.key} priority={at === 0} size="large" />
        ))}
      </Carousel>
      {beside.length > 0 ? (
        <div className={css.beside}>
          {beside.map((activity) => (
            <Banner activity={activity} key={activity.key} priority={false} size="small" />
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface BannerProps {
  activity: Activity;
  size: 'large' | 'small';
  priority: boolean;
}

/** The picture of an activity. A press opens its page. */
export function Banner({ activity, size, priority }: BannerProps): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const locale = useLocaleID();
  const { Pictures } = useBrand();
  const { drawing, ad, event } = activity;
  if (drawing === undefined) {
    return (
      <Suspense fallback={<div className={css.banner} data-size={size} />}>
        {event === undefined ? <AdBanner ad={ad} size={size} /> : <EventBanner event={event} size={size} />}
      </Suspense>
    );
  }
  const { src, srcSet, placeholder, width, height } = bannerSources(drawing, locale, Pictures);
  return (
    <Link
      className={css.banner}
      data-size={size}
      draggable={false}
      style={{ backgroundColor: placeholder }}
      to={`${prefix}${ad === undefined || ad.Link === '' ? activityPlaces[drawing] : ad.Link}`}
    >
      <img
        alt={ad?.Title ?? formatMessage(activityTitles[drawing])}
        className={css.bannerImage}
        decoding="async"
        draggable={false}
        fetchPriority={priority ? 'high' : 'auto'}
        height={height}
        // Both banners beside the carousel are on the first screen.
        loading={priority || size === 'small' ? 'eager' : 'lazy'}
        sizes={size === 'large' ? BANNER_SIZES : '19rem'}
        src={src}
        srcSet={srcSet}
        width={width}
      />
      {size === 'large' ? (
        <span className={css.caption}>
          <span className={css.call}>
            <FormattedMessage {...activityCalls[drawing]} />
          </span>
          <span className={css.captionLine}>{formatMessage(activityLines[drawing])}</span>
        </span>
      ) : null}
    </Link>
  );
}
