import { Slot, Slottable } from '@radix-ui/react-slot';
import { type ComponentProps, type MouseEvent, type ReactElement, type ReactNode, useId } from 'react';
import { Spinner } from '../Spinner/index.ts';
import * as css from './Button.css.ts';

interface Look {
  /** `primary`: the one saturated control of a screen. `gold`: paying and claiming. `danger`: what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'gold' | 'danger';
  /** Drawn height 36, 44 or 56 px; the small one keeps a 44 px target. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  fullWidth?: boolean;
  /** Drawn before the words; decorative. */
  icon?: ReactNode;
}

interface NativeButton extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  asChild?: false;
}

/** A button is free, or refused with a reason or without one; while it waits, that comes first. */
type Availability = {
  /** Waiting: stays focusable, shows a spinner, ignores presses, whatever else would disable it. */
  busy?: boolean;
} & (
  | { disabled?: boolean; disabledReason?: never }
  /** Refused: stays focusable, so that everyone can learn why; `undefined` means free. */
  | { disabledReason: string | undefined; disabled?: never }
);

interface AsChild {
  /** Dresses the only child (a link) as a button. */
  asChild: true;
  children: ReactElement<{ children?: ReactNode }>;
  ref?: React.Ref<HTMLElement>;
}

export type ButtonProps = Look & ((NativeButton & Availability) | AsChild);

const isPlain = (words: ReactNode): boolean =>
  Array.isArray(words) ? words.every(isPlain) : typeof words !== 'object' || words === null;

/** Words alone stand in the button itself: a page has hundreds of buttons, and a span in each is mounted as often. */
function face(icon: ReactNode, words: ReactNode): ReactNode {
  if (!icon && isPlain(words)) return words;
  return (
    <span className={css.face} data-part="button-face">
      {icon ? (
        <span aria-hidden="true" className={css.icon} data-part="button-icon">
          {icon}
        </span>
      ) : null}
      {words}
    </span>
  );
}

/** The words-bearing control. Takes a button's native properties, or `asChild` with one link inside. */
export function Button(props: ButtonProps): ReactNode {
  const reasonId = useId();
  // One component for both: a page has hundreds of buttons, and each further layer is mounted as often.
  return props.asChild ? dressed(props) : native(props, reasonId);
}

function dressed({
  asChild: _,
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  icon,
  children,
  ref,
  ...rest
}: Look & AsChild): ReactNode {
  return (
    <Slot
      {...rest}
      className={css.button}
      data-full={fullWidth || undefined}
      data-part="button"
      data-size={size}
      data-variant={variant}
      ref={ref}
    >
      <Slottable child={children}>{(words) => face(icon, words)}</Slottable>
    </Slot>
  );
}

function native(
  {
    asChild: _,
    variant = 'primary',
    size = 'md',
    fullWidth = false,
    icon,
    busy = false,
    disabled = false,
    disabledReason,
    children,
    onClick,
    type = 'button',
    ...rest
  }: Look & NativeButton & Availability,
  reasonId: string,
): ReactNode {
  const refused = !busy && disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy || refused) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-describedby={refused ? reasonId : rest['aria-describedby']}
      aria-disabled={busy || refused || undefined}
      className={css.button}
      data-full={fullWidth || undefined}
      data-part="button"
      data-size={size}
      data-state={busy ? 'busy' : refused || disabled ? 'disabled' : 'idle'}
      data-variant={variant}
      disabled={disabled && !busy}
      onClick={press}
      title={refused ? disabledReason : rest.title}
      type={type === 'submit' ? 'submit' : 'button'}
    >
      {face(busy ? <Spinner decorative /> : icon, children)}
      {refused ? (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      ) : null}
    </button>
  );
}
