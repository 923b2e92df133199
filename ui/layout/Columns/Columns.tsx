import { createElement, type ReactNode, type Ref } from 'react';
import type { SpaceStep } from '../space.ts';
import * as css from './Columns.css.ts';

export interface ColumnsProps {
  children: ReactNode;
  /** The gap in both directions. At 374 px and below it is at most 8 px. */
  gap?: SpaceStep;
  most?: 1 | 2 | 3 | 4;
  /** `stretch` makes the items of a row equally high. */
  align?: 'start' | 'stretch';
  as?: 'div' | 'ul' | 'ol' | 'section';
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** Items in four, three, two or one column by the window's width (`columnTiers`), in the order of the source. */
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
      // Safari does not treat a list without bullets as a list.
      role: as === 'ul' || as === 'ol' ? 'list' : undefined,
    },
    children,
  );
}
