import { createElement, type ReactNode, type Ref } from 'react';
import type { SpaceStep } from '../space.ts';
import * as css from './Box.css.ts';

export interface BoxProps {
  children?: ReactNode;
  /** Space within, all round. */
  padding?: SpaceStep;
  /** Space within at the sides, and above and below, where they differ from `padding`. */
  paddingInline?: SpaceStep;
  paddingBlock?: SpaceStep;
  /** What it is made of; without one it is only space. `well` is sunk, `soft` a wash of the primary. */
  surface?: 'ground' | 'raised' | 'raised2' | 'raised3' | 'well' | 'soft';
  /** Corners: 1 inputs, 2 list cards, 3 cards, 4 sheets and banners. */
  radius?: 1 | 2 | 3 | 4 | 'tile' | 'pill';
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li' | 'span';
  id?: string;
  /** For a section: the id of its heading. */
  labelledBy?: string;
  ref?: Ref<HTMLElement>;
}

/** Space, a surface and corners from the contract, and nothing else. What presses or stands out is a Card. */
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
