import * as Radix from '@radix-ui/react-checkbox';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps {
  /** What is agreed to; may hold links. */
  label: ReactNode;
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  /** What is wrong, announced and shown below. */
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A box with its words; the whole row is the target. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  error,
  disabled = false,
  required = false,
  name,
  ref,
}: CheckboxProps): ReactNode {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div data-part="checkbox" data-state={error ? 'invalid' : 'valid'}>
      <div className={css.row}>
        <Radix.Root
          aria-describedby={error ? messageId : undefined}
          aria-invalid={error ? true : undefined}
          checked={checked}
          className={css.target}
          disabled={disabled}
          id={id}
          name={name}
          onCheckedChange={(next) => onCheckedChange(next === true)}
          ref={ref}
          required={required}
        >
          <span className={css.box} data-part="checkbox-box">
            <Radix.Indicator className={css.mark}>
              {checked === 'indeterminate' ? <Minus size={16} strokeWidth={3} /> : <Check size={16} strokeWidth={3} />}
            </Radix.Indicator>
          </span>
        </Radix.Root>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      </div>
      <div aria-live="polite" className={css.message} id={messageId}>
        {error}
      </div>
    </div>
  );
}
