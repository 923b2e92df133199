import type { ReactNode } from 'react';
import { Skeleton } from '#ui/components/Skeleton/index.ts';

/** The placeholder of a page whose skeleton is not loaded yet (`PageFrameSkeleton`). */
export function PageSkeleton(): ReactNode {
  return <Skeleton height="12rem" shape="box" width="100%" />;
}
