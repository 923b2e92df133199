import { createElement, type ReactNode, type Ref } from 'react';
import type { ElementAttributes } from '../../layout/elementAttributes.ts';
import type { TextLook } from '../../theme/textLook.ts';
import * as css from './Text.css.ts';

export interface TextProps extends ElementAttributes, TextLook {
  children?: ReactNode;
  /** A heading keeps its level at any size. */
  as?: TextElement;
  face?: 'body' | 'heading' | 'numerals';
  align?: 'start' | 'center' | 'end';
  /** Cuts the text with an ellipsis after this many lines. */
  lines?: 1 | 2 | 3;
  ref?: Ref<HTMLElement>;
}

type TextElement =
  | 'span'
  | 'p'
  | 'div'
  | 'strong'
  | 'b'
  | 'small'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'time'
  | 'li'
  | 'dt'
  | 'dd'
  | 'figcaption'
  | 'legend';

/** Text in a size of the type scale. Passes other attributes on to its element. */
export function Text({
  as = 'span',
  size = 15,
  tone = 'text',
  weight = 'regular',
  face = 'body',
  align,
  lines,
  ...attributes
}: TextProps): ReactNode {
  const tag: string = as;
  return createElement(tag, {
    ...attributes,
    className: css.text,
    'data-align': align,
    'data-face': face,
    'data-lines': lines,
    'data-part': 'text',
    'data-size': size,
    'data-tone': tone,
    'data-weight': weight,
  });
}
