import type { ComponentProps, ComponentType, ReactNode, Ref } from 'react';
import * as css from './Icon.css.ts';

export interface IconProps {
  /** An icon of this folder, such as `SearchIcon`. */
  of: ComponentType<ComponentProps<'svg'>>;
  /** The size in px at the default text size: 16 in a line of small text, 20 in a button, 24 alone, 28 in a bar. */
  size?: 16 | 20 | 24 | 28;
  /** The accessible name, if no text beside the icon gives it. If absent, the icon is decorative. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

/** An icon of the product, in the colour of the surrounding text. */
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
