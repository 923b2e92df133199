import { type ComponentProps, type MouseEvent, type ReactElement, type ReactNode, useId } from 'react';
import { Slot } from '../../Slot.tsx';
import { Spinner } from '../Spinner/index.ts';
import * as css from './Button.css.ts';

interface Look {
  /** `primary`: the main action of a screen. `gold`: paying and claiming. `danger`: the action cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'gold' | 'danger';
  /** Height of 36, 44 or 56 px. The small button still has a press target of 44 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Makes the button as wide as its container. */
  fullWidth?: boolean;
  /** A decorative icon before the label. */
  icon?: ReactNode;
}

interface NativeButton extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  asChild?: false;
}

/** A button is enabled, or disabled with or without a reason. The busy state takes precedence. */
type Availability = {
  /** Busy: the button stays focusable, shows a spinner and ignores presses. */
  busy?: boolean;
} & (
  | { disabled?: boolean; disabledReason?: never; reasonShown?: never }
  | {
      /** Disabled with a reason: the button stays focusable, and the reason is below it. `undefined` means enabled. */
      disabledReason: string | undefined;
      /** `elsewhere`: the page shows the reason beside the button already, so it only becomes the button's description. */
      reasonShown?: 'below' | 'elsewhere';
      disabled?: never;
    }
);

interface AsChild {
  /** Renders its only child (a link) as a button. */
  asChild: true;
  children: ReactElement<{ children?: ReactNode }>;
  ref?: React.Ref<HTMLElement>;
}

export type ButtonProps = Look & ((NativeButton & Availability) | AsChild);

const isPlain = (words: ReactNode): boolean =>
  Array.isArray(words) ? words.every(isPlain) : typeof words !== 'object' || words === null;

/** A label without an icon is directly inside the button, since a page has hundreds of buttons and a span in each takes time. */
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

/** A control with a label. Takes a button's native properties, or `asChild` with a link inside. */
export function Button(props: ButtonProps): ReactNode {
  const reasonId = useId();
  // One component serves both, since a page has hundreds of buttons and each layer takes time.
  if (props.asChild) return dressed(props);
  const button = native(props, reasonId);
  if (!('disabledReason' in props) || props.reasonShown === 'elsewhere') return button;
  // The place for the reason exists even without a reason, so that the button keeps the focus when it is enabled.
  return (
    <span className={css.place} data-full={props.fullWidth || undefined} data-part="button-place">
      {button}
      {isRefused(props) ? (
        <span className={css.reason} data-part="button-reason" id={reasonId}>
          {props.disabledReason}
        </span>
      ) : null}
    </span>
  );
}

const isRefused = ({ busy = false, disabledReason }: Availability): boolean => !busy && disabledReason !== undefined;

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
      face={(words) => face(icon, words)}
      ref={ref}
    >
      {children}
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
    reasonShown = 'below',
    children,
    onClick,
    type = 'button',
    ...rest
  }: Look & NativeButton & Availability,
  reasonId: string,
): ReactNode {
  const refused = isRefused({ busy, disabledReason });
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
      type={type === 'submit' ? 'submit' : 'button'}
    >
      {face(busy ? <Spinner decorative /> : icon, children)}
      {refused && reasonShown === 'elsewhere' ? (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      ) : null}
    </button>
  );
}
