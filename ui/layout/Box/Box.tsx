import { createElement, type ReactNode, type Ref } from 'react';
import type { SpaceStep } from '../space.ts';
import * as css from './Box.css.ts';

export interface BoxProps {
  children?: ReactNode;
  padding?: SpaceStep;
  /** Padding at the sides, and above and below, if they differ from `padding`. */
  paddingInline?: SpaceStep;
  paddingBlock?: SpaceStep;
  /** Without a surface the box is only space. `well` is sunk, `soft` has a tint of the primary colour. */
  surface?: 'ground' | 'raised' | 'raised2' | 'raised3' | 'well' | 'soft';
  /** Corners: 1 inputs, 2 list cards, 3 cards, 4 sheets and banners. */
  radius?: 1 | 2 | 3 | 4 | 'tile' | 'pill';
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li' | 'span';
  id?: string;
  labelledBy?: string;
  ref?: Ref<HTMLElement>;
}

/** Space, a surface and corners from the contract. Use Card for a surface that can be pressed or is raised. */
export function Box({
  children,
  padding,
  paddingInline,
  paddingBlock,
  surface,
  radius,
  as = 'div',
  id,
  labelledBy,
  ref,
}: BoxProps): ReactNode {
  const tag: string = as;
  return createElement(
    tag,
    {
      'aria-labelledby': labelledBy,
      className: css.box,
      'data-block': paddingBlock,
      'data-inline': paddingInline,
      'data-padding': padding,
      'data-part': 'box',
      'data-radius': radius,
      'data-surface': surface,
      id,
      ref,
    },
    children,
  );
}
