import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import * as css from '../Store.css.ts';

/** Six skeleton cards, as high as the packs. */
export function ShelfSkeleton(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'frame.loading', defaultMessage: '載入中' })}>
      <div className={css.shelf}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton height="15rem" key={place} shape="box" width="100%" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
