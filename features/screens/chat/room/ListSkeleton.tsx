import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import * as css from './ChatRoom.css.ts';

const BUBBLES = [
  ['other', '12rem'],
  ['other', '9rem'],
  ['own', '10rem'],
  ['other', '14rem'],
  ['other', '7rem'],
  ['own', '8rem'],
] as const;

/** Skeletons of bubbles, while the first page loads. */
export function ListSkeleton(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <div className={css.skeletons}>
      <SkeletonGroup label={formatMessage({ id: 'chat.loading', defaultMessage: '訊息載入中' })}>
        <div className={css.skeletons}>
          {BUBBLES.map(([side, width]) => (
            <div className={css.skeletonRow} data-side={side} key={`${side}-${width}`}>
              {side === 'other' ? <Skeleton height="2.25rem" shape="circle" width="2.25rem" /> : null}
              <Skeleton height="2.25rem" shape="box" width={width} />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </div>
  );
}
