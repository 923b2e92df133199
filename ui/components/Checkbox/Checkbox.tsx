import { useControllableState } from '../../useControllableState.ts';
import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps {
  label: ReactNode;
  /** `indeterminate`: some of several options are selected. */
  checked?: boolean | 'indeterminate';
  defaultChecked?: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
  hint?: ReactNode;
  /** Shown below and announced to screen readers. */
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  value?: string;
  ref?: Ref<HTMLInputElement | null>;
}

/** A checkbox with a label; the whole row is the target. */
export function Checkbox({
  label,
  checked,
  defaultChecked,
  onCheckedChange,
  hint,
  error,
  disabled = false,
  required = false,
  name,
  value,
  ref,
}: CheckboxProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [state, setState] = useControllableState<boolean | 'indeterminate'>({
    prop: checked,
    defaultProp: defaultChecked ?? false,
    onChange: (next) => onCheckedChange?.(next === true),
  });
  const isSome = state === 'indeterminate';
  // HTML has no attribute for the mixed state.
  useLayoutEffect(() => {
    if (input.current !== null) input.current.indeterminate = isSome;
  }, [isSome]);
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const described = [hint ? hintId : '', error ? messageId : ''].filter(Boolean).join(' ');
  return (
    <div data-part="checkbox" data-state={error ? 'invalid' : 'valid'}>
      <div className={css.row}>
        <span
          className={css.target}
          data-disabled={disabled ? '' : undefined}
          data-part="checkbox-target"
          data-state={isSome ? 'indeterminate' : state ? 'checked' : 'unchecked'}
        >
          <input
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            checked={state === true}
            className={css.input}
            disabled={disabled}
            id={id}
            name={name}
            onChange={({ currentTarget }) => {
              setState(currentTarget.checked);
              // The press removed the mixed state, but the page may ignore the press.
              currentTarget.indeterminate = isSome;
            }}
            ref={input}
            required={required}
            type="checkbox"
            value={value}
          />
          <span className={css.box} data-part="checkbox-box">
            {state === false ? null : (
              <svg aria-hidden="true" className={css.mark} viewBox="0 0 24 24">
                <path d={state === true ? 'M20 6 9 17l-5-5' : 'M5 12h14'} />
              </svg>
            )}
          </span>
        </span>
        <div className={css.words}>
          <label className={css.label} data-part="checkbox-label" htmlFor={id}>
            {label}
          </label>
          {hint ? (
            <span className={css.hint} data-part="checkbox-hint" id={hintId}>
              {hint}
            </span>
          ) : null}
        </div>
      </div>
      <div aria-live="polite" className={css.message} data-part="checkbox-message" id={messageId}>
        {error}
      </div>
    </div>
  );
}
