import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import * as grabCss from './Grab.css.ts';
import * as css from './List.css.ts';

/** The page while it loads: tabs, an open envelope, two more and rows. */
export function EnvelopesSkeleton(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'frame.loading', defaultMessage: '載入中' })}>
      <Skeleton height="3.25rem" shape="box" width="100%" />
      <div className={css.overview}>
        <div className={css.open}>
          <Skeleton height="13.875rem" shape="box" width="100%" />
          <div className={grabCss.tiles}>
            <Skeleton height="5.75rem" shape="box" width="100%" />
            <Skeleton height="5.75rem" shape="box" width="100%" />
          </div>
        </div>
        <div className={css.column}>
          <Skeleton height="13.5rem" shape="box" width="100%" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
