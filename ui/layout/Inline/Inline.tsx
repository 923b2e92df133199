import type { ReactNode } from 'react';
import * as css from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** Steps of 4 px between the children. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Breaks into more lines where it does not fit; otherwise its children shrink. */
  wrap?: boolean;
  as?: 'div' | 'span' | 'ul' | 'nav';
}

/** Children beside each other at one distance. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = false,
  as: Element = 'div',
}: InlineProps): ReactNode {
  return (
    <Element
      className={css.inline}
      data-align={align}
      data-gap={gap}
      data-justify={justify}
      data-part="inline"
      data-wrap={wrap || undefined}
    >
      {children}
    </Element>
  );
}
