import * as Radix from '@radix-ui/react-progress';
import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Progress.css.ts';

export interface ProgressProps {
  label: string;
  /** Shows the label only to screen readers, if the page has it already. */
  labelHidden?: boolean;
  /** From 0 to `max`. `null`: the progress is unknown. */
  value: number | null;
  max?: number;
  /** Writes the value beside the label and for screen readers: `3 / 5`. Defaults to per cent. */
  format?: (value: number, max: number) => string;
  /** `md` 12 px, `sm` 6 px (in a row or a card). */
  size?: 'sm' | 'md';
  tone?: 'primary' | 'gold' | 'positive';
  ref?: Ref<HTMLDivElement>;
}

/** The value is cut off and not rounded up, so that 100 % appears only at the end. */
const percentOf = (value: number, max: number): number =>
  max > 0 ? Math.floor((Math.min(Math.max(value, 0), max) / max) * 100) : 0;

const inPercent = (value: number, max: number): string => `${String(percentOf(value, max))}%`;

/** Hides the bar completely at 0, including the track's inner edge of 2 px. */
const slid = (share: number): string => `translateX(calc(${String(share - 1)} * (100% + 2px)))`;

/** Shows how far an action has progressed. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  format = inPercent,
  size = 'md',
  tone = 'primary',
  ref,
}: ProgressProps): ReactNode {
  const id = useId();
  const whole = max > 0 ? max : 100;
  const at = value === null || Number.isNaN(value) ? null : Math.min(Math.max(value, 0), whole);
  const text = at === null ? undefined : format(at, whole);
  return (
    <div className={css.place} data-part="progress" ref={ref}>
      {labelHidden ? null : (
        <div className={css.words} data-part="progress-words">
          <span className={css.label} id={id}>
            {label}
          </span>
          {text === undefined ? null : (
            <span aria-hidden="true" className={css.value}>
              {text}
            </span>
          )}
        </div>
      )}
      <Radix.Root
        className={css.track}
        data-part="progress-track"
        data-size={size}
        getValueLabel={format}
        max={whole}
        value={at}
        {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
      >
        <Radix.Indicator
          className={css.fill}
          data-part="progress-fill"
          data-tone={tone}
          // The whole bar slides in, so that it keeps its round end and moves without a layout.
          style={at === null ? undefined : { transform: slid(at / whole) }}
        />
      </Radix.Root>
    </div>
  );
}
