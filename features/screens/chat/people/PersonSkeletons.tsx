import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import * as css from './People.css.ts';

/** Skeletons of player rows. */
export function PersonSkeletons(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'player.loading', defaultMessage: '載入中' })}>
      <div className={css.skeletons}>
        {Array.from({ length: 6 }, (_none, at) => (
          <Skeleton height="3.75rem" key={`row-${String(at)}`} shape="box" width="100%" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
