import type { ReactNode } from 'react';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import * as css from './PageSkeleton.css.ts';

/** Before it is known of which shape the page is (`PageGhost`): a title, and something below it. */
export function PageSkeleton(): ReactNode {
  return (
    <div className={css.place}>
      <Skeleton height="2rem" width="10rem" />
      <Skeleton height="12rem" shape="box" width="100%" />
    </div>
  );
}
