import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import * as css from '../Club.css.ts';

export interface TitledListProps {
  title: string;
  aside?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
}

/** A section of a club page: its heading and a list. */
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
