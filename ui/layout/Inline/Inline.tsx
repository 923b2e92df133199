import { createElement, type ReactNode, type Ref } from 'react';
import type { SpaceStep } from '../space.ts';
import * as css from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** Steps of 4 px between the children. */
  gap?: SpaceStep;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps into more lines if the children do not fit. Otherwise they shrink. */
  wrap?: boolean;
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'nav';
  ref?: Ref<HTMLElement>;
}

/** Children in a row with equal gaps. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = false,
  as = 'div',
  ref,
}: InlineProps): ReactNode {
  const tag: string = as;
  return createElement(
    tag,
    {
      className: css.inline,
      'data-align': align,
      'data-gap': gap,
      'data-justify': justify,
      'data-part': 'inline',
      'data-wrap': wrap || undefined,
      ref,
    },
    children,
  );
}
