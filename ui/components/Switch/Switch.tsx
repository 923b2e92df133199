import * as Radix from '@radix-ui/react-switch';
import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Turns a setting on or off immediately. The whole row is the press target. */
export function Switch({
  label,
  hint,
  checked,
  defaultChecked,
  onCheckedChange,
  disabled = false,
  name,
  icon,
  ref,
}: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className={css.row} data-part="switch">
      {icon === undefined ? null : (
        <span aria-hidden="true" className={css.icon} data-part="switch-icon">
          {icon}
        </span>
      )}
      <span className={css.words}>
        <label className={css.label} data-part="switch-label" htmlFor={id}>
          {label}
        </label>
        {hint === undefined ? null : (
          <span className={css.hint} data-part="switch-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <Radix.Root
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={css.target}
        data-part="switch-track"
        disabled={disabled}
        id={id}
        name={name}
        ref={ref}
        {...(onCheckedChange ? { onCheckedChange } : {})}
        {...(checked === undefined ? {} : { checked })}
        {...(defaultChecked === undefined ? {} : { defaultChecked })}
      >
        <Radix.Thumb className={css.thumb} data-part="switch-thumb" />
      </Radix.Root>
    </div>
  );
}
