import type { ReactNode } from 'react';
import { Skeleton } from '#ui/components/Skeleton/index.ts';

/** Before it is known of which shape the page is (`PageGhost`). */
export function PageSkeleton(): ReactNode {
  return <Skeleton height="12rem" shape="box" width="100%" />;
}
