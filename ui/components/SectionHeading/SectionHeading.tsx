import type { ReactNode, Ref } from 'react';
import * as css from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  children: ReactNode;
  level?: 2 | 3;
  id?: string;
  /** Content at the right end: a link to all, a count. */
  aside?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** A section's heading after the brand's ornament. */
export function SectionHeading({ children, level = 2, id, aside, ref }: SectionHeadingProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css.row} data-part="section-heading">
      <span aria-hidden="true" className={css.ornament} data-part="section-heading-ornament" />
      <Heading className={css.heading} data-part="section-heading-title" id={id} ref={ref}>
        {children}
      </Heading>
      {aside ? (
        <div className={css.aside} data-part="section-heading-aside">
          {aside}
        </div>
      ) : null}
    </div>
  );
}
