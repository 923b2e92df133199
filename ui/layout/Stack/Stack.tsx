import type { ReactNode } from 'react';
import * as css from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** Steps of 4 px between the children. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'main';
}

/** Children below each other at one distance. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps): ReactNode {
  return (
    <Element className={css.stack} data-align={align} data-gap={gap} data-part="stack">
      {children}
    </Element>
  );
}
