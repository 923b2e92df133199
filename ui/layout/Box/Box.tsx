import { createElement, type ReactNode, type Ref } from 'react';
import type { ArrangingElement, ElementAttributes } from '../elementAttributes.ts';
import type { SpaceStep } from '../space.ts';
import * as css from './Box.css.ts';

export interface BoxProps extends ElementAttributes {
  children?: ReactNode;
  padding?: SpaceStep;
  /** The padding at the sides, and above and below, if it differs from `padding`. */
  paddingInline?: SpaceStep;
  paddingBlock?: SpaceStep;
  /** If there is no surface, the box is only space. `well` is below the surface around it, `soft` has a tint of the primary colour. */
  surface?: 'ground' | 'raised' | 'raised2' | 'raised3' | 'well' | 'soft';
  /** The radius of the corners: 1 inputs, 2 list cards, 3 cards, 4 sheets and banners. */
  radius?: 1 | 2 | 3 | 4 | 'tile' | 'pill';
  /** With a gap, the children are in a column with this distance. */
  gap?: SpaceStep;
  /** The alignment of the children of a box with a gap. */
  align?: 'stretch' | 'start' | 'center';
  as?: ArrangingElement;
  labelledBy?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Space, a surface and corners with values of the theme contract. Use Card for a surface that can be pressed or is raised. Passes other
 * attributes on to its element.
 */
export function Box({
  padding,
  paddingInline,
  paddingBlock,
  surface,
  radius,
  gap,
  align,
  as = 'div',
  labelledBy,
  ...attributes
}: BoxProps): ReactNode {
  const tag: string = as;
  return createElement(tag, {
    'aria-labelledby': labelledBy,
    ...attributes,
    className: css.box,
    'data-align': align,
    'data-block': paddingBlock,
    'data-gap': gap,
    'data-inline': paddingInline,
    'data-padding': padding,
    'data-part': 'box',
    'data-radius': radius,
    'data-surface': surface,
  });
}
