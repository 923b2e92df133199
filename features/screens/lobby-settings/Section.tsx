import { type ReactNode, useId } from 'react';
import * as css from './Settings.css.ts';

export interface SectionProps {
  title: string;
  plain?: boolean;
  children: ReactNode;
}

/** A group of settings. */
export function Section({ title, plain = false, children }: SectionProps): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.section}>
      <h3 className={css.heading} id={heading}>
        {title}
      </h3>
      <div className={plain ? css.after : css.rows}>{children}</div>
    </section>
  );
}
