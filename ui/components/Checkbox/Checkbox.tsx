import * as Radix from '@radix-ui/react-checkbox';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps {
  /** What is agreed to; may hold links. */
  label: ReactNode;
  /** `indeterminate`: some of what it stands for. */
  checked?: boolean | 'indeterminate';
  defaultChecked?: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
  /** A second, quieter line. */
  hint?: ReactNode;
  /** What is wrong, announced and shown below. */
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  /** What a form sends for it. */
  value?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A box with its words; the whole row is the target. */
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
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const described = [hint ? hintId : '', error ? messageId : ''].filter(Boolean).join(' ');
  return (
    <div data-part="checkbox" data-state={error ? 'invalid' : 'valid'}>
      <div className={css.row}>
        <Radix.Root
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={css.target}
          data-part="checkbox-target"
          disabled={disabled}
          id={id}
          name={name}
          onCheckedChange={(next) => onCheckedChange?.(next === true)}
          ref={ref}
          required={required}
          {...(checked === undefined ? {} : { checked })}
          {...(defaultChecked === undefined ? {} : { defaultChecked })}
          {...(value === undefined ? {} : { value })}
        >
          <span className={css.box} data-part="checkbox-box">
            <Radix.Indicator className={css.mark}>
              <Check aria-hidden="true" className={css.check} size={16} strokeWidth={3} />
              <Minus aria-hidden="true" className={css.minus} size={16} strokeWidth={3} />
            </Radix.Indicator>
          </span>
        </Radix.Root>
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
