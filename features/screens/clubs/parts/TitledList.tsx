import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import * as css from '../Club.css.ts';

export interface TitledListProps {
  /** Names the part of the page and stands over it. */
  title: string;
  /** At the heading's end. */
  aside?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of the page of a club: its heading, and what is listed under it. */
export function TitledList({ title, aside, level = 2, children }: TitledListProps): ReactNode {
  return (
    <section aria-label={title} className={css.section}>
      <SectionHeading aside={aside} level={level}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
