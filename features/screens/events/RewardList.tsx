import type { ReactNode } from 'react';
import { Card } from '#ui/components/Card/index.ts';
import * as css from './Events.css.ts';

/** Rows of rewards on one card. Renders nothing if there are none. */
export function RewardList({ children }: { children: ReactNode }): ReactNode {
  return (
    <Card asChild padding="none">
      <ul className={css.list}>{children}</ul>
    </Card>
  );
}
