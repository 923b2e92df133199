import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import * as css from './LiveList.css.ts';

/** The list while it loads: a big card, small cards and a row. */
export function ListSkeleton(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'live.list.loading', defaultMessage: '直播間載入中' })}>
      <div className={css.cards} data-count="3">
        {(['big', 'small', 'small'] as const).map((size, at) => (
          <div className={css.cardSkeleton} data-size={size} key={`${size}-${String(at)}`}>
            <div className={css.pictureSkeleton}>
              <Skeleton height="100%" shape="box" width="100%" />
            </div>
            <Skeleton height={size === 'big' ? '3.25rem' : '2.625rem'} shape="box" width="80%" />
          </div>
        ))}
      </div>
      <Skeleton height="4.25rem" shape="box" width="100%" />
    </SkeletonGroup>
  );
}
