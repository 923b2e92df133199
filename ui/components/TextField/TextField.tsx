import { useControllableState } from '../../useControllableState.ts';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import { fillRef } from '../../fillRef.ts';
import { useTypedText } from '../../useTypedText.ts';
import * as css from './TextField.css.ts';

export interface TextFieldProps
  extends FieldText,
    Omit<
      ComponentProps<'input'>,
      'className' | 'defaultValue' | 'onChange' | 'prefix' | 'required' | 'size' | 'style' | 'type' | 'value'
    > {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  type?: 'text' | 'tel' | 'email' | 'search' | 'password' | 'url';
  /** Content of the field before the text: an icon, a country code. */
  before?: ReactNode;
  /** Content of the field after the text: a unit, a button. */
  after?: ReactNode;
  /** The name of the button that clears the field. The button is shown while there is text. */
  clearLabel?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text with label, hint and error. Takes an input's native properties. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  defaultValue = '',
  onValueChange,
  type = 'text',
  before,
  after,
  clearLabel,
  id,
  ref,
  ...rest
}: TextFieldProps): ReactNode {
  const [text, setText] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const typing = useTypedText<HTMLInputElement>(text, (typed) => setText(typed));
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    setText('');
    input.current?.focus();
  };
  const clearable = clearLabel !== undefined && text !== '' && !rest.disabled && !rest.readOnly;
  return (
    <Field error={error} hint={hint} id={id} label={label} labelHidden={labelHidden} required={required}>
      {({ labelId: _, ...wiring }) => (
        <div className={css.well} data-part="text-field">
          {before === undefined ? null : (
            <span className={css.beside} data-part="text-field-before">
              {before}
            </span>
          )}
          <input
            {...rest}
            {...wiring}
            {...typing}
            className={css.input}
            data-part="text-field-input"
            ref={(element) => {
              input.current = element;
              return fillRef(ref, element);
            }}
            required={required}
            type={type}
          />
          {clearable ? (
            <button
              aria-label={clearLabel}
              className={css.clear}
              data-part="text-field-clear"
              onClick={clear}
              type="button"
            >
              <X aria-hidden="true" size={18} />
            </button>
          ) : null}
          {after === undefined ? null : (
            <span className={css.beside} data-part="text-field-after">
              {after}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
