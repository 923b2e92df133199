import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type BannerId, bannerSources } from '#art/index.ts';
import { Carousel } from '#ui/components/Carousel/index.ts';
import { WIDE, useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { activityLines, activityTitles } from './activityWords.ts';
import * as css from './Lobby.css.ts';
import { BANNER_SIZES } from './preloadLobby.ts';
import { useLocaleID } from './useLocaleID.ts';

const ActivityInfo = lazy(() => import('./ActivityInfo.tsx'));

/** The brand's activities in turn, of which a wide screen shows two beside instead. A press says what an activity will be. */
export function Activities({ banners }: { banners: readonly BannerId[] }): ReactNode {
  const { formatMessage } = useIntl();
  const wide = useMediaQuery(WIDE);
  const [shown, setShown] = useState<BannerId>();
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
          <Banner id={id} key={id} onOpen={setShown} priority={at === 0} size="large" />
        ))}
      </Carousel>
      {beside.length > 0 ? (
        <div className={css.beside}>
          {beside.map((id) => (
            <Banner id={id} key={id} onOpen={setShown} priority={false} size="small" />
          ))}
        </div>
      ) : null}
      {shown === undefined ? null : (
        <Suspense fallback={null}>
          <ActivityInfo id={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function Banner({
  id,
  size,
  priority,
  onOpen,
}: {
  id: BannerId;
  size: 'large' | 'small';
  priority: boolean;
  onOpen: (id: BannerId) => void;
}): ReactNode {
  const { formatMessage } = useIntl();
  const { src, srcSet, placeholder, width, height } = bannerSources(id, useLocaleID());
  return (
    <button
      className={css.banner}
      data-size={size}
      onClick={() => onOpen(id)}
      style={{ backgroundColor: placeholder }}
      type="button"
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
            <FormattedMessage defaultMessage="看活動" id="lobby.activities.see" />
          </span>
          <span className={css.captionLine}>{formatMessage(activityLines[id])}</span>
        </span>
      ) : null}
    </button>
  );
}
