import { useControllableState } from '../../useControllableState.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../Spinner/index.ts';
import * as css from './IconButton.css.ts';

interface Look extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'className'> {
  /** The name of the control. A toggle keeps the same name when on and off. */
  label: string;
  children: ReactNode;
  /** `plain` for a bar, `soft` on art, `raised` for a main action (send). */
  variant?: 'plain' | 'soft' | 'raised';
  /** A count or dot at the upper right. Repeat the count in the label. */
  badge?: ReactNode;
  /** The button stays focusable, shows a spinner and ignores presses. */
  busy?: boolean;
}

/** Any of these props makes it a toggle. */
interface Toggle {
  pressed?: boolean | undefined;
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
}

export type IconButtonProps = Look & Toggle;

/** A 44 px control with an icon instead of text. */
export function IconButton({ pressed, defaultPressed, onPressedChange, ...look }: IconButtonProps): ReactNode {
  if (pressed === undefined && defaultPressed === undefined && onPressedChange === undefined) {
    return <Face {...look} />;
  }
  return (
    <ToggleFace
      {...look}
      defaultPressed={defaultPressed ?? false}
      onPressedChange={onPressedChange}
      pressed={pressed}
    />
  );
}

interface ToggleFaceProps extends Look {
  pressed: boolean | undefined;
  defaultPressed: boolean;
  onPressedChange: ((pressed: boolean) => void) | undefined;
}

function ToggleFace({ pressed, defaultPressed, onPressedChange, onClick, ...look }: ToggleFaceProps): ReactNode {
  const [on, setOn] = useControllableState({
    prop: pressed,
    defaultProp: defaultPressed,
    ...(onPressedChange ? { onChange: onPressedChange } : {}),
  });
  return (
    <Face
      {...look}
      on={on}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(!on);
      }}
    />
  );
}

function Face({
  label,
  children,
  variant = 'plain',
  badge,
  busy = false,
  disabled = false,
  on,
  onClick,
  type = 'button',
  ...rest
}: Look & { on?: boolean }): ReactNode {
  const state = busy ? 'busy' : disabled ? 'disabled' : on === undefined ? 'idle' : on ? 'on' : 'off';
  return (
    <button
      title={label}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={label}
      aria-pressed={on}
      className={css.button}
      data-part="icon-button"
      data-state={state}
      data-variant={variant}
      disabled={disabled}
      onClick={(event) => {
        // A busy button must not submit its form either.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      type={type === 'submit' ? 'submit' : 'button'}
    >
      <span aria-hidden="true" className={css.icon} data-part="icon-button-icon">
        {busy ? <Spinner decorative /> : children}
      </span>
      {badge ? (
        <span aria-hidden="true" className={css.badge} data-part="icon-button-badge">
          {badge}
        </span>
      ) : null}
    </button>
  );
}
