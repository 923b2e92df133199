import { createElement, type ReactNode, type Ref } from 'react';
import type { TextLook } from '../../theme/textLook.ts';
import type { ArrangingElement, ElementAttributes } from '../elementAttributes.ts';
import type { SpaceStep } from '../space.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends ElementAttributes, TextLook {
  children?: ReactNode;
  /** The gap between the children in steps of 4 px. */
  gap?: SpaceStep;
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Takes the remaining width of its row. */
  grow?: boolean;
  as?: ArrangingElement;
  ref?: Ref<HTMLElement>;
}

/** Children in a column with equal gaps. Passes other attributes on to its element. */
export function Stack({
  gap = 4,
  align = 'stretch',
  grow = false,
  size,
  tone,
  weight,
  as = 'div',
  ...attributes
}: StackProps): ReactNode {
  const tag: string = as;
  return createElement(tag, {
    ...attributes,
    className: css.stack,
    'data-align': align,
    'data-gap': gap,
    'data-grow': grow || undefined,
    'data-part': 'stack',
    'data-size': size,
    'data-tone': tone,
    'data-weight': weight,
  });
}
