import type { ReactNode } from 'react';
import { Card } from '#ui/components/Card/index.ts';
import * as css from '../Club.css.ts';

export interface RowCardProps {
  /** Name of the row, for who does not see it. */
  label: string;
  /** `ends`: what it is, and what can be done at the other end; `stack`: one below the other. */
  layout?: 'ends' | 'stack';
  children: ReactNode;
}

/** An item of a list, on a card of its own. */
export function RowCard({ label, layout = 'ends', children }: RowCardProps): ReactNode {
  return (
    <Card asChild padding="sm">
      <li aria-label={label}>
        <div className={layout === 'ends' ? css.ends : css.section}>{children}</div>
      </li>
    </Card>
  );
}
