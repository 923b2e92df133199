import type { ComponentProps, ReactNode } from 'react';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'className'> {
  /** The control's name; there are no words to read. */
  label: string;
  /** The drawing, decorative. */
  children: ReactNode;
  /** `plain` on a bar, `soft` on art, `raised` as a main action (send). */
  variant?: 'plain' | 'soft' | 'raised';
  /** Makes it a toggle that is on or off. */
  pressed?: boolean;
  /** A count or dot at the upper right. */
  badge?: ReactNode;
}

/** A 44 px control with a drawing instead of words. */
export function IconButton({
  label,
  children,
  variant = 'plain',
  pressed,
  badge,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={css.button}
      data-part="icon-button"
      data-state={pressed === undefined ? undefined : pressed ? 'on' : 'off'}
      data-variant={variant}
      type={type === 'submit' ? 'submit' : 'button'}
    >
      <span aria-hidden="true" className={css.icon} data-part="icon-button-icon">
        {children}
      </span>
      {badge ? (
        <span aria-hidden="true" className={css.badge}>
          {badge}
        </span>
      ) : null}
    </button>
  );
}
