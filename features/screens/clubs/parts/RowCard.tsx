import type { ReactNode } from 'react';
import { Card } from '#ui/components/Card/index.ts';
import * as css from '../Club.css.ts';

export interface RowCardProps {
  label: string;
  /** `ends`: content at both ends; `stack`: below each other. */
  layout?: 'ends' | 'stack';
  children: ReactNode;
}

/** A list item on its own card. */
export function RowCard({ label, layout = 'ends', children }: RowCardProps): ReactNode {
  return (
    <Card asChild padding="sm">
      <li aria-label={label}>
        <div className={layout === 'ends' ? css.ends : css.section}>{children}</div>
      </li>
    </Card>
  );
}
