import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './TextField.css.ts';

export interface TextFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'prefix' | 'type' | 'value' | 'size'> {
  value: string;
  onValueChange: (value: string) => void;
  type?: 'text' | 'tel' | 'email' | 'search' | 'password' | 'url';
  /** Stands in the well before the text: an icon, a country code. */
  before?: ReactNode;
  /** Stands in the well after the text: a counter, a button. */
  after?: ReactNode;
}

/** One line of text with its label, hint and error. Takes an input's native properties; always controlled. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  value,
  onValueChange,
  type = 'text',
  before,
  after,
  id,
  ...rest
}: TextFieldProps): ReactNode {
  return (
    <Field error={error} hint={hint} id={id} label={label} {...(labelHidden === undefined ? {} : { labelHidden })}>
      {({ labelId: _, ...wiring }) => (
        <div className={css.well} data-part="text-field-well">
          {before}
          <input
            {...rest}
            {...wiring}
            className={css.input}
            onChange={(event) => onValueChange(event.target.value)}
            type={type}
            value={value}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
