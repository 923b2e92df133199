import { useControllableState } from '../../useControllableState.ts';
import { type ReactNode, type Ref, useRef } from 'react';
import { useTypedText } from '../../useTypedText.ts';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './CodeField.css.ts';

export interface CodeFieldProps extends FieldText {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Called once when the last digit arrives, by typing, pasting or the phone's autofill. */
  onComplete?: (code: string) => void;
  length?: number;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Keeps only digits. Full-width digits of an input method count; spaces and dashes of a pasted code do not. */
function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/gu, '').slice(0, length);
}

/**
 * A one-time code. A real but invisible input covers the drawn cells, so paste, autofill, selection, deletion and screen readers work as in
 * any text field.
 */
export function CodeField({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  disabled = false,
  name,
  ref,
}: CodeFieldProps): ReactNode {
  const [code, setCode] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  /** True while an input method composes digits, which do not count as a code yet. */
  const isOpen = useRef(false);
  const take = (text: string, isComposing: boolean): void => {
    const digits = digitsOf(text, length);
    if (digits === code && !isOpen.current) return;
    isOpen.current = isComposing;
    setCode(digits);
    if (digits.length === length && !isComposing) onComplete?.(digits);
  };
  const typing = useTypedText<HTMLInputElement>(code, (text, { isComposing }) => take(text, isComposing));
  return (
    <Field error={error} hint={hint} label={label} labelHidden={labelHidden} required={required}>
      {({ labelId: _, ...wiring }) => (
        <div className={css.code} data-disabled={disabled || undefined} data-part="code-field">
          <input
            {...wiring}
            {...typing}
            autoComplete="one-time-code"
            className={css.input}
            data-part="code-field-input"
            disabled={disabled}
            inputMode="numeric"
            name={name}
            onPaste={(event) => {
              // A pasted code replaces everything, at any position of the caret.
              event.preventDefault();
              take(event.clipboardData.getData('text'), false);
            }}
            pattern={`\\d{${length}}`}
            ref={ref}
            required={required}
          />
          {Array.from({ length }, (_none, place) => (
            <span
              aria-hidden="true"
              className={css.cell}
              data-part="code-field-cell"
              data-state={place === code.length ? 'current' : place < code.length ? 'filled' : 'empty'}
              key={`cell-${String(place)}`}
            >
              {code[place]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
