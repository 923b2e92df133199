import type { ComponentProps, ReactNode } from 'react';
import * as css from './Chip.css.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'className' | 'type'> {
  /** Whether this filter is on. */
  selected: boolean;
  /** Drawn before the words; decorative. */
  icon?: ReactNode;
  /** How many things it leaves; after the words. */
  count?: number;
}

/** A filter that is on or off. */
export function Chip({ selected, icon, count, children, ...rest }: ChipProps): ReactNode {
  return (
    <button
      {...rest}
      aria-pressed={selected}
      className={css.chip}
      data-part="chip"
      data-state={selected ? 'on' : 'off'}
      type="button"
    >
      <span className={css.face} data-part="chip-face">
        <span className={css.inner}>
          {icon ? (
            <span aria-hidden="true" className={css.icon}>
              {icon}
            </span>
          ) : null}
          {children}
          {count === undefined ? null : <span className={css.count}>{count}</span>}
        </span>
      </span>
    </button>
  );
}

export interface ChipRowProps {
  /** What the chips choose. */
  label: string;
  children: ReactNode;
}

/** A row of chips that scrolls sideways to the page's very edge. */
export function ChipRow({ label, children }: ChipRowProps): ReactNode {
  return (
    <div aria-label={label} className={css.row} data-part="chip-row" role="group">
      {children}
    </div>
  );
}
