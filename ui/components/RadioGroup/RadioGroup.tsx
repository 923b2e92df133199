import * as Radix from '@radix-ui/react-radio-group';
import { type ReactNode, type Ref, useId } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends FieldText {
  options: readonly RadioOption<Value>[];
  /** `null` for no selection. */
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /**
   * `list`: rows in a column. `cards`: cards side by side, for two to four choices. `segments`: buttons in a row, for a few short labels.
   */
  variant?: 'list' | 'cards' | 'segments';
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Selects one of a few options, all of them visible. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  required = false,
  options,
  value,
  defaultValue,
  onValueChange,
  variant = 'list',
  disabled = false,
  name,
  ref,
}: RadioGroupProps<Value>): ReactNode {
  const group = useId();
  const choose = (next: string): void => {
    const option = options.find((one) => one.value === next);
    if (option) onValueChange?.(option.value);
  };
  return (
    <Field error={error} group hint={hint} label={label} labelHidden={labelHidden} required={required}>
      {({ labelId, id: _, ...wiring }) => (
        <Radix.Root
          {...wiring}
          aria-labelledby={labelId}
          className={css.group}
          data-part="radio-group"
          data-variant={variant}
          disabled={disabled}
          name={name}
          onValueChange={choose}
          ref={ref}
          required={required}
          {...(value === undefined ? {} : { value })}
          {...(defaultValue === undefined ? {} : { defaultValue })}
        >
          {options.map((option) => {
            const id = `${group}-${option.value}`;
            return (
              <Radix.Item
                aria-describedby={option.hint === undefined ? undefined : `${id}-hint`}
                aria-labelledby={`${id}-label`}
                className={css.option}
                data-part="radio-group-option"
                disabled={disabled || option.disabled === true}
                key={option.value}
                value={option.value}
              >
                <span aria-hidden="true" className={css.ring} data-part="radio-group-ring">
                  <Radix.Indicator className={css.dot} />
                </span>
                {option.icon === undefined ? null : (
                  <span aria-hidden="true" className={css.icon} data-part="radio-group-icon">
                    {option.icon}
                  </span>
                )}
                <span className={css.words}>
                  <span className={css.label} id={`${id}-label`}>
                    {option.label}
                  </span>
                  {option.hint === undefined ? null : (
                    <span className={css.hint} id={`${id}-hint`}>
                      {option.hint}
                    </span>
                  )}
                </span>
              </Radix.Item>
            );
          })}
        </Radix.Root>
      )}
    </Field>
  );
}
