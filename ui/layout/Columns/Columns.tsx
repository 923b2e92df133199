import { createElement, type ReactNode, type Ref } from 'react';
import type { SpaceStep } from '../space.ts';
import * as css from './Columns.css.ts';

export interface ColumnsProps {
  children: ReactNode;
  /** The distance between them, both ways; at 374 px and below it is 8 px at most. */
  gap?: SpaceStep;
  /** Never more than so many, however wide the window. */
  most?: 1 | 2 | 3 | 4;
  /** `stretch` makes those of one row equally high. */
  align?: 'start' | 'stretch';
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** What a list or section holds. */
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** Things in four, three, two or one column by the window's width (`columnTiers`); the order is that of the text. */
export function Columns({
  children,
  gap = 3,
  most = 4,
  align = 'stretch',
  as = 'div',
  label,
  ref,
}: ColumnsProps): ReactNode {
  const tag: string = as;
  return createElement(
    tag,
    {
      'aria-label': label,
      className: css.columns,
      'data-align': align,
      'data-gap': gap,
      'data-most': most,
      'data-part': 'columns',
      ref,
      // Safari takes a list without bullets for none.
      role: as === 'ul' || as === 'ol' ? 'list' : undefined,
    },
    children,
  );
}
