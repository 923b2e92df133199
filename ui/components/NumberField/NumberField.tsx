import { useControllableState } from '../../useControllableState.ts';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { type ReadAmount, useAmountDraft } from '../../useAmountDraft.ts';
import { formatAmount } from '../Amount/formatAmount.ts';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './NumberField.css.ts';
import { useHold } from './useHold.ts';

export interface NumberFieldProps
  extends FieldText,
    Pick<
      ComponentProps<'input'>,
      'autoFocus' | 'disabled' | 'id' | 'name' | 'onBlur' | 'placeholder' | 'readOnly' | 'ref'
    > {
  /** An integer above 0, or `undefined` for no number. If the prop is present, even as `undefined`, the field is controlled. */
  value?: number | undefined;
  defaultValue?: number;
  onValueChange?: (value: number | undefined) => void;
  /** A larger number is lowered to this limit while typing. */
  max: number;
  /** The first step, and the value for the Home key. A smaller number can be typed: the page decides whether it is valid. */
  min?: number;
  step?: number;
  /** The step of the Page Up key. Defaults to ten steps. */
  bigStep?: number;
  locale: string;
  read: ReadAmount;
  stepLabels: { decrease: string; increase: string };
  /** Shown before the number: the currency's picture. */
  before?: ReactNode;
  /** Shown after the number: a unit. */
  after?: ReactNode;
}

/** An integer with buttons that change it by a step. Typed text is floored and limited. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    max,
    min = 1,
    step = 1,
    bigStep = step * 10,
    locale,
    read,
  } = props;
  const { stepLabels, before, after, id, disabled = false, readOnly = false, onBlur, ref, ...rest } = omitValue(props);
  const controlled = 'value' in props;
  // `null` means an empty field here, since `undefined` means uncontrolled for the hook.
  const [number, setNumber] = useControllableState<number | null>({
    prop: controlled ? (props.value ?? null) : undefined,
    defaultProp: props.defaultValue ?? null,
    onChange: (next) => props.onValueChange?.(next ?? undefined),
  });
  const fixed = disabled || readOnly;
  const amount = useAmountDraft({
    value: number ?? undefined,
    onValueChange: (next) => setNumber(next ?? null),
    read,
    max,
    plain: number === null ? '' : String(number),
    written: number === null ? '' : formatAmount(number, locale),
  });

  const go = (to: number): void => {
    amount.settle();
    setNumber(Math.min(Math.max(Math.floor(to), min), max));
  };
  const add = (more: number): void => go(number === null ? min : number + more);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (fixed || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const steps: Partial<Record<string, () => void>> = {
      ArrowUp: () => add(step),
      ArrowDown: () => add(-step),
      PageUp: () => add(bigStep),
      PageDown: () => add(-bigStep),
      Home: () => go(min),
      End: () => go(max),
      Enter: amount.settle,
    };
    const act = steps[event.key];
    if (!act) return;
    act();
    if (event.key !== 'Enter') event.preventDefault();
  };
  const canTake = !fixed && (number === null || number > min);
  const canAdd = !fixed && (number === null || number < max);
  const less = useHold(() => add(-step), canTake);
  const more = useHold(() => add(step), canAdd);
  return (
    <Field error={error} hint={hint} id={id} label={label} labelHidden={labelHidden} required={required}>
      {({ labelId: _, ...wiring }) => (
        <div className={css.well} data-part="number-field">
          <button
            {...less}
            aria-label={stepLabels.decrease}
            className={css.step}
            data-part="number-field-step"
            disabled={!canTake}
            tabIndex={-1}
            type="button"
          >
            <Minus aria-hidden="true" size={18} />
          </button>
          {before === undefined ? null : (
            <span className={css.beside} data-part="number-field-before">
              {before}
            </span>
          )}
          <input
            {...rest}
            {...wiring}
            {...amount.typing}
            aria-invalid={wiring['aria-invalid'] ?? (amount.isUnread || undefined)}
            aria-valuemax={max}
            aria-valuemin={min}
            aria-valuenow={number ?? undefined}
            aria-valuetext={number === null ? undefined : formatAmount(number, locale)}
            autoComplete="off"
            className={css.input}
            data-part="number-field-input"
            disabled={disabled}
            inputMode="numeric"
            onBlur={(event) => {
              amount.typing.onBlur();
              onBlur?.(event);
            }}
            onKeyDown={onKeyDown}
            readOnly={readOnly}
            ref={ref}
            required={required}
            role="spinbutton"
            type="text"
          />
          {after === undefined ? null : (
            <span className={css.beside} data-part="number-field-after">
              {after}
            </span>
          )}
          <button
            {...more}
            aria-label={stepLabels.increase}
            className={css.step}
            data-part="number-field-step"
            disabled={!canAdd}
            tabIndex={-1}
            type="button"
          >
            <Plus aria-hidden="true" size={18} />
          </button>
        </div>
      )}
    </Field>
  );
}

/** Returns the props for the input itself. */
function omitValue(props: NumberFieldProps) {
  const {
    value: _v,
    defaultValue: _d,
    onValueChange: _c,
    label: _l,
    labelHidden: _h,
    hint: _i,
    error: _e,
    ...some
  } = props;
  const { required: _r, max: _m, min: _n, step: _s, bigStep: _b, locale: _o, read: _t, ...rest } = some;
  return rest;
}
