import { useControllableState } from '../../useControllableState.ts';
import type { ComponentProps, ReactNode, Ref } from 'react';
import * as css from './Chip.css.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'className' | 'type'> {
  selected?: boolean;
  defaultSelected?: boolean;
  onSelectedChange?: (selected: boolean) => void;
  icon?: ReactNode;
  count?: number;
}

/** A filter that is on or off. */
export function Chip({
  selected,
  defaultSelected = false,
  onSelectedChange,
  icon,
  count,
  children,
  onClick,
  ...rest
}: ChipProps): ReactNode {
  const [on, setOn] = useControllableState({
    prop: selected,
    defaultProp: defaultSelected,
    ...(onSelectedChange ? { onChange: onSelectedChange } : {}),
  });
  return (
    <button
      {...rest}
      aria-pressed={on}
      className={css.chip}
      data-part="chip"
      data-state={on ? 'on' : 'off'}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(!on);
      }}
      type="button"
    >
      <span className={css.face} data-part="chip-face">
        <span className={css.inner}>
          {icon ? (
            <span aria-hidden="true" className={css.icon} data-part="chip-icon">
              {icon}
            </span>
          ) : null}
          {children}
          {count === undefined ? null : ' '}
          {count === undefined ? null : (
            <span className={css.count} data-part="chip-count">
              {count}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

export interface ChipRowProps {
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A row of chips that scrolls sideways to the edge of the page. */
export function ChipRow({ label, children, ref }: ChipRowProps): ReactNode {
  return (
    <div aria-label={label} className={css.row} data-part="chip-row" ref={ref} role="group">
      {children}
    </div>
  );
}
