import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { readStyleNonce } from '../../nonce.ts';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Drawn before the label; decorative. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldText {
  options: readonly SelectOption<Value>[];
  /** The chosen one; `undefined` shows the placeholder. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Chooses one of a list; typing jumps to a label, arrows move, Escape gives up. */
export function Select<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  options,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  name,
  ref,
}: SelectProps<Value>): ReactNode {
  const choose = (next: string): void => {
    const option = options.find((one) => one.value === next);
    if (option) onValueChange(option.value);
  };
  return (
    <Field error={error} hint={hint} label={label} {...(labelHidden === undefined ? {} : { labelHidden })}>
      {({ labelId, ...wiring }) => (
        <Radix.Root disabled={disabled} name={name} onValueChange={choose} value={value ?? ''}>
          <Radix.Trigger {...wiring} className={css.trigger} data-part="select" ref={ref}>
            <span className={css.value}>
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon className={css.arrow}>
              <ChevronDown size={20} />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content className={css.list} data-part="select-list" position="popper" sideOffset={4}>
              <Radix.Viewport aria-labelledby={labelId} className={css.viewport} nonce={readStyleNonce()}>
                {options.map((option) => (
                  <Radix.Item
                    className={css.option}
                    data-part="select-option"
                    disabled={option.disabled}
                    key={option.value}
                    value={option.value}
                  >
                    {option.icon ? <span aria-hidden="true">{option.icon}</span> : null}
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    <Radix.ItemIndicator className={css.mark}>
                      <Check size={18} />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
