import { createElement, type ReactNode, type Ref } from 'react';
import type { SpaceStep } from '../space.ts';
import * as css from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** Steps of 4 px between the children. */
  gap?: SpaceStep;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'main';
  ref?: Ref<HTMLElement>;
}

/** Children below each other with equal gaps. */
export function Stack({ children, gap = 4, align = 'stretch', as = 'div', ref }: StackProps): ReactNode {
  const tag: string = as;
  return createElement(
    tag,
    {
      className: css.stack,
      'data-align': align,
      'data-gap': gap,
      'data-part': 'stack',
      ref,
    },
    children,
  );
}
