import { createElement, type ReactNode, type Ref } from 'react';
import type { TextLook } from '../../theme/textLook.ts';
import type { ArrangingElement, ElementAttributes } from '../elementAttributes.ts';
import type { SpaceStep } from '../space.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends ElementAttributes, TextLook {
  children?: ReactNode;
  /** The gap between the children in steps of 4 px. */
  gap?: SpaceStep;
  /** The gap between the lines of a row that wraps in steps of 4 px, if it differs from `gap`. */
  rowGap?: SpaceStep;
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps into more lines if the children do not fit. Otherwise the children shrink. */
  wrap?: boolean;
  /** Is as wide as its children and stays in the line of the text around it. */
  inText?: boolean;
  /** Takes the remaining width of its row. */
  grow?: boolean;
  as?: ArrangingElement;
  ref?: Ref<HTMLElement>;
}

/** Children in a row with equal gaps. Passes other attributes on to its element. */
export function Inline({
  gap = 2,
  rowGap,
  align = 'center',
  justify = 'start',
  wrap = false,
  inText = false,
  grow = false,
  size,
  tone,
  weight,
  as = 'div',
  ...attributes
}: InlineProps): ReactNode {
  const tag: string = as;
  return createElement(tag, {
    ...attributes,
    className: css.inline,
    'data-align': align,
    'data-gap': gap,
    'data-grow': grow || undefined,
    'data-in-text': inText || undefined,
    'data-justify': justify,
    'data-part': 'inline',
    'data-row-gap': rowGap,
    'data-size': size,
    'data-tone': tone,
    'data-weight': weight,
    'data-wrap': wrap || undefined,
  });
}
