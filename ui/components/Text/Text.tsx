import { createElement, type ReactNode, type Ref } from 'react';
import * as css from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** Headings keep their level at any size. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'h1' | 'h2' | 'h3' | 'h4' | 'time' | 'li' | 'dt' | 'dd';
  size?: 11 | 12 | 13 | 15 | 17 | 20 | 24 | 32;
  tone?: 'text' | 'muted' | 'faint' | 'heading' | 'primary' | 'accent' | 'positive' | 'danger' | 'warn';
  weight?: 'regular' | 'bold';
  face?: 'body' | 'heading' | 'numerals';
  align?: 'start' | 'center' | 'end';
  /** Cuts with an ellipsis after this many lines. */
  lines?: 1 | 2 | 3;
  id?: string;
  ref?: Ref<HTMLElement>;
}

/** Text in a step of the type scale. */
export function Text({
  children,
  as = 'span',
  size = 15,
  tone = 'text',
  weight = 'regular',
  face = 'body',
  align,
  lines,
  id,
  ref,
}: TextProps): ReactNode {
  const tag: string = as;
  return createElement(
    tag,
    {
      className: css.text,
      'data-align': align,
      'data-face': face,
      'data-lines': lines,
      'data-part': 'text',
      'data-size': size,
      'data-tone': tone,
      'data-weight': weight,
      id,
      ref,
    },
    children,
  );
}
