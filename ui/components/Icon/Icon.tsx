import type { ComponentProps, ComponentType, ReactNode, Ref } from 'react';
import * as css from './Icon.css.ts';

export interface IconProps {
  /** Which one: a member of this folder, `SearchIcon`. */
  of: ComponentType<ComponentProps<'svg'>>;
  /** Edge in px at the default text size: 16 in a line of small words, 20 in a button, 24 alone, 28 in a bar. */
  size?: 16 | 20 | 24 | 28;
  /** What it says where no words beside it do; without it it is decorative. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

/** One of the product's icons, in the colour of the words about it. */
export function Icon({ of: Drawing, size = 20, label, ref }: IconProps): ReactNode {
  return (
    <Drawing
      className={css.icon}
      data-part="icon"
      data-size={size}
      ref={ref}
      {...(label === undefined ? { 'aria-hidden': true } : { 'aria-hidden': false, 'aria-label': label, role: 'img' })}
    />
  );
}
