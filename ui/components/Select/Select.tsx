import * as Radix from '@radix-ui/react-select';
import { useControllableState } from '../../useControllableState.ts';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useLayer } from '../../layers.ts';
import { readStyleNonce } from '../../nonce.ts';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldText {
  options: readonly SelectOption<Value>[];
  /** `undefined` shows the placeholder. If the prop is present, even as `undefined`, the field is controlled. */
  value?: Value | undefined;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Selects one option of a list. Typing jumps to a label, arrows move, Escape cancels. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { label, labelHidden, hint, error, required = false, options, value, defaultValue, onValueChange } = props;
  const { onOpenChange, placeholder, disabled = false, name, ref } = props;
  const [open, setOpen] = useControllableState({
    prop: props.open,
    defaultProp: props.defaultOpen ?? false,
    ...(onOpenChange ? { onChange: onOpenChange } : {}),
  });
  useLayer(open, () => setOpen(false), true);
  const choose = (next: string): void => {
    const option = options.find((one) => one.value === next);
    if (option) onValueChange?.(option.value);
  };
  return (
    <Field error={error} hint={hint} label={label} labelHidden={labelHidden} required={required}>
      {({ labelId, ...wiring }) => (
        <Radix.Root
          disabled={disabled}
          name={name}
          onOpenChange={setOpen}
          onValueChange={choose}
          open={open}
          required={required}
          {...('value' in props ? { value: value ?? '' } : {})}
          {...(defaultValue === undefined ? {} : { defaultValue })}
        >
          <Radix.Trigger
            {...wiring}
            className={css.trigger}
            data-part="select"
            ref={ref}
            // The open list hides everything behind it from screen readers, and a hidden element must not be a tab
            // stop.
            tabIndex={open ? -1 : undefined}
          >
            <span className={css.value} data-part="select-value">
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon className={css.arrow} data-part="select-arrow">
              <ChevronDown size={20} />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              aria-labelledby={labelId}
              className={css.list}
              data-part="select-list"
              position="popper"
              sideOffset={4}
            >
              <Radix.Viewport className={css.viewport} nonce={readStyleNonce()}>
                {options.map((option) => (
                  <Radix.Item
                    className={css.option}
                    data-part="select-option"
                    disabled={option.disabled}
                    key={option.value}
                    value={option.value}
                  >
                    {option.icon ? (
                      <span aria-hidden="true" className={css.icon} data-part="select-icon">
                        {option.icon}
                      </span>
                    ) : null}
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    <Radix.ItemIndicator className={css.mark} data-part="select-mark">
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
