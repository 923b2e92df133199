import type { HTMLAttributes, OlHTMLAttributes, TimeHTMLAttributes } from 'react';

/** The attributes that a component passes on to its element. Class and style are not among them, since the component sets its own look. */
export type ElementAttributes = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> &
  Pick<OlHTMLAttributes<HTMLOListElement>, 'start'> &
  Pick<TimeHTMLAttributes<HTMLTimeElement>, 'dateTime'>;

/** The elements that may arrange others. */
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
