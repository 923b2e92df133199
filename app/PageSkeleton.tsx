import type { ReactNode } from 'react';
import { Skeleton } from '#ui/components/Skeleton/index.ts';

/** Before it is known of which shape the page is (`PageFrameSkeleton`). As high as the screen, so that the page's foot stays out of sight. */
export function PageSkeleton(): ReactNode {
  return (
    <div style={{ minHeight: '90vh' }}>
      <Skeleton height="12rem" shape="box" width="100%" />
    </div>
  );
}
