import * as Radix from '@radix-ui/react-slider';
import { useControllableState } from '../../useControllableState.ts';
import type { ReactNode, Ref } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './Slider.css.ts';

interface Scale extends FieldText {
  min?: number;
  max?: number;
  step?: number;
  /** Writes a value beside the label and for screen readers: `80 %`, `1,200`. */
  format?: (value: number) => string;
  ends?: { from: ReactNode; to: ReactNode };
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** More marks on the scale. They are only drawn, so explain them in text beside the scale. */
interface Marks {
  /** By default the scale is filled up to the thumb. */
  filled?: number | undefined;
  /** The later position of the thumb: a dashed ring, and hatching up to it. */
  coming?: number | undefined;
}

export interface SliderProps extends Scale, Marks {
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  /** Called when the thumb is released, for a change that sends a request. */
  onValueCommit?: (value: number) => void;
}

type Range = readonly [number, number];

export interface RangeSliderProps extends Scale {
  value?: Range;
  defaultValue?: Range;
  onValueChange?: (value: Range) => void;
  onValueCommit?: (value: Range) => void;
  thumbLabels: { from: string; to: string };
  /** The smallest distance is a thumb's width, so that neither thumb covers the other. */
  minStepsBetween?: number;
}

interface TrackProps extends Scale, Marks {
  values: readonly number[];
  thumbs: readonly string[] | undefined;
  between?: number;
  onValues: (values: readonly number[]) => void;
  onCommit: (values: readonly number[]) => void;
}

function Track(props: TrackProps): ReactNode {
  const { label, labelHidden, hint, error, values, thumbs, onValues, onCommit, ends, disabled = false } = props;
  const { min = 0, max = 100, step = 1, between = 0, format = String, name, ref, filled, coming } = props;
  const place = (value: number): string =>
    `${String((100 * (Math.min(Math.max(value, min), max) - min)) / Math.max(1, max - min))}%`;
  return (
    <Field error={error} group hint={hint} label={label} labelHidden={labelHidden}>
      {({ labelId, ...wiring }) => (
        <div className={css.place} data-part="slider">
          <output
            aria-hidden="true"
            className={css.value}
            data-label-hidden={labelHidden || undefined}
            data-part="slider-value"
          >
            {values.map(format).join(' – ')}
          </output>
          <Radix.Root
            className={css.root}
            disabled={disabled}
            max={max}
            min={min}
            minStepsBetweenThumbs={between}
            name={name}
            onValueChange={onValues}
            onValueCommit={onCommit}
            ref={ref}
            step={step}
            value={[...values]}
          >
            <Radix.Track className={css.track} data-part="slider-track">
              {filled === undefined ? (
                <Radix.Range className={css.range} data-part="slider-range" />
              ) : (
                <span className={css.filled} data-part="slider-filled" style={{ inlineSize: place(filled) }} />
              )}
            </Radix.Track>
            {coming === undefined ? null : (
              <>
                <span
                  className={css.hatch}
                  data-part="slider-hatch"
                  style={{ insetInlineStart: place(values[0] ?? min), insetInlineEnd: `calc(100% - ${place(coming)})` }}
                />
                <span className={css.coming} data-part="slider-coming" style={{ insetInlineStart: place(coming) }} />
              </>
            )}
            {values.map((value, place) => (
              <Radix.Thumb
                aria-describedby={wiring['aria-describedby']}
                aria-invalid={wiring['aria-invalid']}
                aria-valuetext={format(value)}
                className={css.thumb}
                data-part="slider-thumb"
                key={thumbs?.[place] ?? 'only'}
                {...(thumbs ? { 'aria-label': `${label} ${thumbs[place] ?? ''}` } : { 'aria-labelledby': labelId })}
              />
            ))}
          </Radix.Root>
          {ends ? (
            <div className={css.ends} data-part="slider-ends">
              <span>{ends.from}</span>
              <span>{ends.to}</span>
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** A number from a scale, for values that need not be exact. */
export function Slider({ value, defaultValue, onValueChange, onValueCommit, ...scale }: SliderProps): ReactNode {
  const [number, setNumber] = useControllableState({
    prop: value,
    defaultProp: defaultValue ?? scale.min ?? 0,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const only = (values: readonly number[]): number => values[0] ?? number;
  return (
    <Track
      {...scale}
      onCommit={(values) => onValueCommit?.(only(values))}
      onValues={(values) => setNumber(only(values))}
      thumbs={undefined}
      values={[number]}
    />
  );
}

/** A range of numbers on a scale. */
export function RangeSlider(props: RangeSliderProps): ReactNode {
  const { value, defaultValue, onValueChange, onValueCommit, thumbLabels, minStepsBetween = 0, ...scale } = props;
  const [range, setRange] = useControllableState<Range>({
    prop: value,
    defaultProp: defaultValue ?? [scale.min ?? 0, scale.max ?? 100],
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const both = ([from, to]: readonly number[]): Range => [from ?? range[0], to ?? range[1]];
  return (
    <Track
      {...scale}
      between={minStepsBetween}
      onCommit={(values) => onValueCommit?.(both(values))}
      onValues={(values) => setRange(both(values))}
      thumbs={[thumbLabels.from, thumbLabels.to]}
      values={range}
    />
  );
}
