import type { HTMLAttributes, OlHTMLAttributes, TimeHTMLAttributes } from 'react';

/** Attributes that a component passes on to its element. Its looks are its own: neither a class nor a style. */
export type ElementAttributes = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> &
  Pick<OlHTMLAttributes<HTMLOListElement>, 'start'> &
  Pick<TimeHTMLAttributes<HTMLTimeElement>, 'dateTime'>;

/** The elements that arrange others. */
export type ArrangingElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'figure'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'p'
  | 'span';
