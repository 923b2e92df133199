import { useControllableState } from '../../useControllableState.ts';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import { fillRef } from '../../fillRef.ts';
import { useTypedText } from '../../useTypedText.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { formatPhone, placeAfter } from './formatPhone.ts';
import * as css from './PhoneField.css.ts';

export interface PhoneFieldProps
  extends FieldText,
    Pick<
      ComponentProps<'input'>,
      'autoComplete' | 'autoFocus' | 'disabled' | 'id' | 'name' | 'onBlur' | 'placeholder' | 'readOnly' | 'ref'
    > {
  /** Only the typed digits, with or without the first 0. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (digits: string) => void;
  /** Returns the digits of the national number in a typed or pasted text. */
  read: (typed: string) => string;
  prefix?: string;
  /** The accessible name of the prefix: `Country code`. */
  prefixLabel: string;
  /** The allowed first digits. A number with another first digit cannot be typed. */
  firstDigits?: string;
  maxDigits?: number;
}

/** A phone number after a fixed country code, grouped while typing. The page decides whether it is valid. */
export function PhoneField({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  defaultValue = '',
  onValueChange,
  read,
  prefix = '+886',
  prefixLabel,
  firstDigits = '09',
  maxDigits = 12,
  autoComplete = 'tel-national',
  id,
  ref,
  ...rest
}: PhoneFieldProps): ReactNode {
  const [digits, setDigits] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const input = useRef<HTMLInputElement>(null);
  /** The number of digits before the caret until the new text is drawn, since formatting would otherwise move the caret to the end. */
  const caret = useRef<number>(undefined);
  const shown = formatPhone(digits);

  const keep = (typed: string): string => {
    const kept = read(typed).slice(0, maxDigits);
    return kept === '' || firstDigits.includes(kept.charAt(0)) ? kept : '';
  };
  const typing = useTypedText<HTMLInputElement>(shown, (text, { control, isComposing }) => {
    const next = keep(text);
    const behind = text.slice(control.selectionStart ?? text.length).replaceAll(/[^0-9０-９]/gu, '').length;
    if (!isComposing) caret.current = Math.min(next.length, Math.max(0, read(text).length - behind));
    setDigits(next);
    // If only a gap has changed, the text stays the same, but the caret still moves.
    if (next === digits && !isComposing) placeCaret();
  });
  const placeCaret = (): void => {
    const field = input.current;
    if (caret.current === undefined || field === null || field.ownerDocument.activeElement !== field) return;
    const at = placeAfter(field.value, caret.current);
    field.setSelectionRange(at, at);
    caret.current = undefined;
  };
  useLayoutEffect(placeCaret, [typing.value]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const field = event.currentTarget;
    const at = field.selectionStart ?? 0;
    // A deletion at a gap deletes the digit before it.
    if (event.key === 'Backspace' && at === field.selectionEnd && shown[at - 1] === ' ')
      field.setSelectionRange(at - 1, at - 1);
    if (event.key === 'Delete' && at === field.selectionEnd && shown[at] === ' ')
      field.setSelectionRange(at + 1, at + 1);
  };
  return (
    <Field error={error} hint={hint} id={id} label={label} labelHidden={labelHidden} required={required}>
      {({ labelId: _, ...wiring }) => (
        <div className={css.well} data-part="phone-field">
          <span className={css.prefix} data-part="phone-field-prefix" id={`${wiring.id}-prefix`}>
            <VisuallyHidden>{prefixLabel}</VisuallyHidden> {prefix}
          </span>
          <input
            {...rest}
            {...wiring}
            {...typing}
            aria-describedby={[`${wiring.id}-prefix`, wiring['aria-describedby']].filter(Boolean).join(' ')}
            autoComplete={autoComplete}
            className={css.input}
            data-part="phone-field-input"
            inputMode="tel"
            onKeyDown={onKeyDown}
            ref={(element) => {
              input.current = element;
              return fillRef(ref, element);
            }}
            required={required}
            type="tel"
          />
        </div>
      )}
    </Field>
  );
}
